import { IconBrush, IconChecklist, IconTruckDelivery, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { usePricing } from '../../domainComponents/index.ts'
import page from '../Page.module.css'
import css from './HowItWorks.module.css'

const STEPS = [
  { icon: IconBrush, title: 'how_1', text: 'how_1_text' },
  { icon: IconUsersGroup, title: 'how_2', text: 'how_2_text' },
  { icon: IconChecklist, title: 'how_3', text: 'how_3_text' },
  { icon: IconTruckDelivery, title: 'how_4', text: 'how_4_text' },
] as const

/** Lead time in days, shown until the price list is loaded. */
const USUAL_DAYS = 20

/** Shows the steps: design, squad, review, delivery. */
export function HowItWorks() {
  const { t } = useTranslation(['shop'])
  const pricing = usePricing()
  const days = pricing.data?.leadTimeDays ?? USUAL_DAYS
  return (
    <section className={css.band}>
      <div className={css.inner}>
        <h2 className={page.band}>{t('shop:how_title')}</h2>
        <ol>
          {STEPS.map(({ icon: Icon, title, text }, index) => (
            <li key={title}>
              <span className={css.number} aria-hidden>
                {index + 1}
              </span>
              <Icon size={36} stroke={1.6} aria-hidden className={css.icon} />
              <h3>{t(`shop:${title}`)}</h3>
              <p>{t(`shop:${text}`, { days })}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
