/** The arch: a door in a circle, the one drawing that identifies the house. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14.4" />
      <path d="M11 29.4V15.600a5 5 0 0 1 10 0v13.800M1.900 19.500H11M21 19.500h9.100" />
    </svg>
  );
}
