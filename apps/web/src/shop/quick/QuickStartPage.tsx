import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProductPicture } from '../../pictures/index.ts'
import page from '../page.module.css'
import css from './QuickStartPage.module.css'

const STEPS = [1, 2, 3, 4, 5] as const

/** The shortest way to a soccer kit; it ends in the studio. */
export function QuickStartPage() {
  const { t } = useTranslation(['shop', 'common'])
  return (
    <div className={`${page.page} ${css.columns}`}>
      <div>
        <h1 className={page.title}>{t('shop:quick_title')}</h1>
        <p className={page.lead}>{t('shop:quick_text')}</p>
        <ol className={css.steps}>
          {STEPS.map(step => (
            <li key={step}>
              <h2>{t(`shop:quick_step_${step}`)}</h2>
              <p>{t(`shop:quick_step_${step}_text`)}</p>
            </li>
          ))}
        </ol>
        <Link to="/design/$slug" params={{ slug: 'soccer' }} className={page.button}>
          {t('shop:quick_go')}
        </Link>
      </div>
      <div className={css.picture}>
        <ProductPicture type="SOCCER_KIT" alt={t('common:type_SOCCER_KIT')} isFirst />
      </div>
    </div>
  )
}
