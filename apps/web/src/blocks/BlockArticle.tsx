import type { ReactNode } from 'react'
import css from './ContentBlocks.module.css'
import './css/manners.css'
import './css/plain.css'

/** A page of blocks, which the shop's theme lays out. */
export function BlockArticle({ children }: { children: ReactNode }) {
  return <article className={`${css.page} blocks`}>{children}</article>
}
