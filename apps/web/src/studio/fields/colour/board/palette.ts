/** Nine hues that teams wear, from strong to faint, then the greys. Rows of nine; the last place of the last row is for any other colour. */
export const PALETTE: readonly (readonly string[])[] = [
  ['#b91c1c', '#c2410c', '#ca8a04', '#15803d', '#0f766e', '#0369a1', '#1e3a8a', '#6d28d9', '#be185d'],
  ['#dc2626', '#ea580c', '#eab308', '#16a34a', '#0d9488', '#0284c7', '#1d4ed8', '#7c3aed', '#db2777'],
  ['#ef4444', '#f97316', '#facc15', '#22c55e', '#14b8a6', '#0ea5e9', '#3b82f6', '#8b5cf6', '#ec4899'],
  ['#f87171', '#fb923c', '#fde047', '#4ade80', '#2dd4bf', '#38bdf8', '#60a5fa', '#a78bfa', '#f472b6'],
  ['#fecaca', '#fed7aa', '#fef08a', '#bbf7d0', '#99f6e4', '#bae6fd', '#bfdbfe', '#ddd6fe', '#fbcfe8'],
  ['#00000000', '#ffffff', '#dedede', '#a9a9a9', '#4b4b4b', '#353535', '#212121', '#000000'],
]
