import { Link } from '@tanstack/react-router'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { TenantLogo } from '../../../domainComponents/index.ts'
import css from '../../context/Page.module.css'

interface FrameProps {
  readonly name?: string
  readonly action?: ReactNode
  readonly onKeyDown?: KeyboardEventHandler | undefined
  readonly children: ReactNode
}

/**
 * A frame over the garment with the shop, the design's name and its actions. Content without a name has its own
 * heading.
 */
export const PreviewFrame = ({ name, action, onKeyDown, children }: FrameProps) => (
  <div className={css.preview} data-window>
    <header className={css.previewBar}>
      <Link to="/" className={css.previewHome}>
        <TenantLogo heightPx={36} />
      </Link>
      {name !== undefined && <h1 className={css.previewName}>{name}</h1>}
      {action}
    </header>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for all within; each kit has its button */}
    <main className={css.previewMain} onKeyDown={onKeyDown}>
      {children}
    </main>
  </div>
)
