import { useTranslation } from 'react-i18next'
import { useTenant } from '../../session/index.ts'
import page from '../Page.module.css'
import css from './TextPage.module.css'

const SECTIONS = { privacy: [1, 2, 3, 4], terms: [1, 2, 3, 4, 5] } as const
export type TextPageName = keyof typeof SECTIONS

/** Text page: privacy or terms. */
export function TextPage({ name }: { name: TextPageName }) {
  const { t } = useTranslation(['pages'])
  const { name: shop } = useTenant()
  // The keys follow one pattern, which the compiler cannot infer for a union of names.
  const say = (key: string): string => t(`pages:${name}_${key}` as 'pages:privacy_lead', { shop })
  return (
    <article className={`${page.page} ${css.text}`}>
      <h1 className={page.title}>{say('title')}</h1>
      <p className={page.lead}>{say('lead')}</p>
      {SECTIONS[name].map(index => (
        <section key={index}>
          <h2>{say(`h${index}`)}</h2>
          <p>{say(`p${index}`)}</p>
        </section>
      ))}
    </article>
  )
}
