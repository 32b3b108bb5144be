import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProductPicture, type ShownColour } from '../../domainComponents/index.ts'
import { useTenant } from '../../session/index.ts'
import page from '../Page.module.css'
import css from './StoryPage.module.css'

const SECTIONS = [1, 2, 3] as const
/** Page to which each story links next. */
const NEXT = { about: { to: '/products', key: 'see_products' }, careers: { to: '/contact', key: 'write_us' } } as const
/** The colours of the garments beside the title. */
const COLOURS: readonly ShownColour[] = ['tenant', 'ink', 'chalk']

/** Page about the tenant: text beside the tenant's own garments. */
export function StoryPage({ name }: { name: keyof typeof NEXT }) {
  const { t } = useTranslation(['pages'])
  const { name: shop, productTypes } = useTenant()
  const say = (key: 'title' | 'lead' | `${'h' | 'p'}${(typeof SECTIONS)[number]}`) =>
    t(`pages:${name}_${key}`, { shop })
  const { to, key } = NEXT[name]
  return (
    <article>
      <header className={css.band}>
        <div className={css.inner}>
          <div>
            <h1 className={page.title}>{say('title')}</h1>
            <p>{say('lead')}</p>
            <Link to={to} className={css.button}>
              {t(`pages:${key}`)}
            </Link>
          </div>
          <div className={css.rail} aria-hidden>
            {COLOURS.map((colour, index) => {
              const type = productTypes[index % productTypes.length]
              return type && <ProductPicture key={colour} type={type} colour={colour} alt="" />
            })}
          </div>
        </div>
      </header>
      <div className={`${page.page} ${css.sections}`}>
        {SECTIONS.map(index => (
          <section key={index}>
            <h2>{say(`h${index}`)}</h2>
            <p>{say(`p${index}`)}</p>
          </section>
        ))}
      </div>
    </article>
  )
}
