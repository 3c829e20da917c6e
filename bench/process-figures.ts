import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const TICK_MICROS = 10_000;
/** In a second: less than a twentieth of a core. */
const REST_MICROS = 50_000;

/** Processor time a process has used, in microseconds; undefined where the system has no /proc. */
export function cpuMicros(pid: number): number | undefined {
  const stat = readProc(`/proc/${pid}/stat`);
  // The second field is a name in parentheses that may hold spaces; user and system time are fields 14 and 15.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}

/** Jobs are looked for every two seconds: a house that rests for five has none left. */
const RESTS = 5;

/** Waits until a process has next to nothing left to do, as after a first start, or gives up after two minutes. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let seconds = 0, rested = 0; seconds < 120 && rested < RESTS; seconds++) {
    const before = cpuMicros(pid);
    await setTimeout(1_000);
    const after = cpuMicros(pid);
    if (before === undefined || after === undefined) return;
    rested = after - before <= REST_MICROS ? rested + 1 : 0;
  }
}

/** Memory a process holds in RAM, in MB of 2^20 bytes; undefined where the system has no /proc. */
export const residentMb = (pid: number): number | undefined => megabytes(pid, "VmRSS");

/** The most that a process has held in RAM since it began. */
export const peakMb = (pid: number): number | undefined => megabytes(pid, "VmHWM");

function megabytes(pid: number, figure: "VmRSS" | "VmHWM"): number | undefined {
  const status = readProc(`/proc/${pid}/status`);
  const kilobytes = status?.match(new RegExp(`^${figure}:\\s+(\\d+) kB$`, "m"))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
}

/** How many files, sockets and other handles a process has open; undefined where the system has no /proc. */
export function openHandles(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
