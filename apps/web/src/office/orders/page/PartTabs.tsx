import { useTranslation } from '../../../texts/index.ts'
import css from './Page.module.css'

/** The parts of an order's page. A phone shows one of them at a time, a wider screen all. */
export const PARTS = ['kit', 'lines', 'money', 'made', 'talk'] as const
export type Part = (typeof PARTS)[number]

/** Chooses the part that a phone shows. */
export function PartTabs({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
  const { t } = useTranslation(['desk'])
  return (
    <div className={css.tabs} role="group" aria-label={t('desk:parts')}>
      {PARTS.map(each => (
        <button key={each} type="button" aria-pressed={each === part} onClick={() => onChange(each)}>
          {t(`desk:part_${each}`)}
        </button>
      ))}
    </div>
  )
}
