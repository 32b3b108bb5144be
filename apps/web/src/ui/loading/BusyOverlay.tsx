import { Loader } from '@mantine/core'
import css from './BusyOverlay.module.css'
import { useBusy } from './busyOverlayStore.ts'

/** Covers everything while something that must not be disturbed is running. */
export function BusyOverlay({ label }: { label: string }) {
  const isBusy = useBusy(({ running }) => running > 0)
  if (!isBusy) return null
  return (
    <div className={css.overlay} role="status" aria-live="assertive" aria-label={label}>
      <Loader size="lg" color="white" />
    </div>
  )
}
