import { useTenant } from '../session/index.ts'
import { MARKS, Outline } from '../ui/index.ts'
import css from './TenantLogo.module.css'

/** The tenant's logo, or its name beside a jersey in its colour. */
export function TenantLogo({ heightPx = 60 }: { heightPx?: number }) {
  const { logo, name } = useTenant()
  if (logo) return <img className={css.logo} src={logo} alt={name} height={heightPx} style={{ height: heightPx }} />
  return (
    <span className={css.wordmark} style={{ height: heightPx, fontSize: heightPx * 0.5 }}>
      <span className={css.mark} style={{ width: heightPx * 0.72 }}>
        <Outline paths={MARKS.jersey} colours={MARK} />
      </span>
      <span>{name}</span>
    </span>
  )
}

const MARK = { body: 'var(--kw-500)', sleeves: 'var(--kw-800)', trim: '#ffffff' }
