const POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE of a text of ASCII signs, as four hexadecimal digits in capitals. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const sign of text) {
    crc ^= sign.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ POLYNOMIAL : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
