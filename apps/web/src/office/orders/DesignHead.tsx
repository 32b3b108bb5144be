import { formatCount } from '@kitwright/measure'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DesignPicture, useFabricName, type LineGroup } from '../../domainComponents/index.ts'
import css from './OrderPage.module.css'

/** Header over an order's lines of one design: garment, fabric, revision and quantity. */
export function DesignHead({ group }: { group: LineGroup }) {
  const { t } = useTranslation(['office', 'common', 'club'])
  const fabricName = useFabricName()
  const { designId, designName, productType, fabric, revision, pictureUrl, kit, lines } = group
  const facts = [
    t(`common:type_${productType}`),
    ...(kit ? [t(`club:${kit}`)] : []),
    fabricName(fabric),
    t('office:revision', { revision }),
    `${t('office:pieces')}: ${formatCount(lines.reduce((sum, { qty }) => sum + qty, 0))}`,
  ]
  return (
    <div className={css.group}>
      <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
      <div>
        <h3>
          <Link to="/office/designs/$designId" params={{ designId }}>
            {designName}
          </Link>
        </h3>
        <p>{facts.join(' · ')}</p>
      </div>
    </div>
  )
}
