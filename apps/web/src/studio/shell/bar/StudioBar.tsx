import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { TenantLogo } from '../../../domainComponents/index.ts'
import { useTenant } from '../../../session/index.ts'
import { useIsDesktop } from '../../../ui/index.ts'
import css from './Bar.module.css'
import type { StudioBarProps } from './BarParts.tsx'
import { DesktopBar } from './DesktopBar.tsx'
import { PhoneBar } from './PhoneBar.tsx'

/** A link to the shop: its logo, or on a phone an arrow. */
function HomeLink() {
  const { name } = useTenant()
  const isDesktop = useIsDesktop()
  return (
    <Link to="/" className={css.home} aria-label={name}>
      {isDesktop ? <TenantLogo heightPx={36} /> : <IconChevronLeft size={24} aria-hidden />}
    </Link>
  )
}

/** The bar along the top of the studio. */
export function StudioBar(props: StudioBarProps) {
  const { t } = useTranslation(['studio'])
  const isDesktop = useIsDesktop()
  return (
    <header className={css.bar} aria-label={t('studio:studio')}>
      <h1 className="kw-hidden">{t('studio:studio')}</h1>
      <HomeLink />
      {isDesktop ? <DesktopBar {...props} /> : <PhoneBar {...props} />}
    </header>
  )
}
