/** Hatchings that all sheets share. */
export function Patterns() {
  return (
    <defs>
      <pattern id="hc-strip" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" fill="var(--bay-ground)" />
        <rect width="4" height="8" fill="var(--ink-soft)" opacity="0.45" />
      </pattern>
    </defs>
  )
}
