import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const TICK_MICROS = 10_000;

/** Processor time a process has used, in microseconds; undefined where the system has no /proc. */
export function cpuMicros(pid: number): number | undefined {
  const stat = readProc(`/proc/${pid}/stat`);
  // The second field is a name in parentheses that may hold spaces; user and system time are fields 14 and 15.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}

/** Memory a process holds in RAM, in MB of 2^20 bytes; undefined where the system has no /proc. */
export function residentMb(pid: number): number | undefined {
  const kilobytes = readProc(`/proc/${pid}/status`)?.match(/^VmRSS:\s+(\d+) kB$/m)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
