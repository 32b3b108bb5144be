import { snakeCase } from '@kitwright/words'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from '../OrderPage.module.css'

/** Tells what an order lacks for a step. */
export function MissingNotice({ order, missing }: { order: OfficeOrder; missing: readonly string[] }) {
  const { t } = useTranslation(['office'])
  const words = (name: string): string => {
    if (name === 'designsReady' || name === 'proof' || name === 'supplier')
      return t(`office:missing_${snakeCase(name)}`)
    return t('office:missing_other', { name })
  }
  return (
    <div className={`kw-notice ${css.missing}`} id="next-step-missing">
      {t('office:missing')}
      <ul>
        {missing.map(name => (
          <li key={name}>
            {words(name)}
            {name === 'designsReady' &&
              order.lines
                .filter(({ designId }, i, all) => all.findIndex(line => line.designId === designId) === i)
                .map(({ designId, designName }) => (
                  <span key={designId}>
                    {' · '}
                    <Link to="/office/designs/$designId" params={{ designId }}>
                      {designName}
                    </Link>
                  </span>
                ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
