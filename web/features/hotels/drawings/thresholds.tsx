const doors = [150, 450, 750, 1050];

/** Four rooms in a row with their doors in line: brass is the way through all of them. */
export function Thresholds() {
  return (
    <svg className="drawing thresholds" viewBox="0 0 1200 132" preserveAspectRatio="none" aria-hidden="true">
      <path d={doors.map((x) => `M${x} 8V44M${x} 92V128`).join("")} />
      <path data-faint d={`M0 8H1200M0 128H1200${doors.map((x) => `M${x} 44h48A48 48 0 0 1 ${x} 92`).join("")}`} />
      <path data-brass d="M0 68H1200" />
    </svg>
  );
}
