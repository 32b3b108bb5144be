import { KitChips } from './kits/KitSection.tsx'
import css from './kits/Kits.module.css'

/** The kits along the foot of the stage, with any tool open. */
export function KitStrip() {
  return (
    <div className={css.strip}>
      <KitChips />
    </div>
  )
}
