import { KitChips } from './KitSection.tsx'
import css from './Kits.module.css'

/** The kits along the foot of the stage, whatever tool is open. */
export function KitStrip() {
  return (
    <div className={css.strip}>
      <KitChips />
    </div>
  )
}
