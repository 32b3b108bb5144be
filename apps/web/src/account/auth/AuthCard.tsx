import type { ReactNode, Ref } from 'react'
import css from './AuthCard.module.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly titleRef?: Ref<HTMLHeadingElement>
}

/** The box that the sign-in pages share. */
export function AuthCard({ title, text, children, footer, titleRef }: Props) {
  return (
    <div className={css.ground}>
      <section className={css.card}>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        {children}
        {footer && <p className={css.footer}>{footer}</p>}
      </section>
    </div>
  )
}
