export const INK = '#0f172a'
export const MUTED = '#475569'
export const LINE = '#e2e8f0'
export const PALE = '#f1f5f9'
