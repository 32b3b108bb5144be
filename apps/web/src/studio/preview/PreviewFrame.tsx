import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TenantLogo } from '../../pictures/index.ts'
import styles from '../page.module.css'

interface FrameProps {
  readonly name?: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The shop, the design's name and what can be done with it, over the garment. What has no name brings its own heading. */
export const PreviewFrame = ({ name, action, children }: FrameProps) => (
  <div className={styles.preview} data-window>
    <header className={styles.previewBar}>
      <Link to="/" className={styles.previewHome}>
        <TenantLogo heightPx={36} />
      </Link>
      {name !== undefined && <h1 className={styles.previewName}>{name}</h1>}
      {action}
    </header>
    <main>{children}</main>
  </div>
)
