import { productTypes } from '@kitwright/garment'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import { offeredOf } from '../form/fabricList.ts'
import { FigureField } from './FigureField.tsx'
import { basePath } from '../form/priceForm.ts'
import fieldTable from '../../list/FieldTable.module.css'
import css from '../PricesForm.module.css'
import { useFabrics } from '../form/useFabrics.ts'

/** Table of the price per piece for each product and fabric. */
export function BaseTable() {
  const { t } = useTranslation(['office', 'common'])
  const language = usePreferences(state => state.language)
  const fabrics = offeredOf(useFabrics().fabrics)
  return (
    <Card title={t('office:base_prices')} text={t('office:base_prices_text')}>
      <div className={fieldTable.scroll}>
        <table className={`${fieldTable.table} ${css.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('office:product')}</th>
              {fabrics.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name[language] || t('office:fabric_new')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {productTypes().map(type => (
              <tr key={type}>
                <th scope="row">{t(`common:type_${type}`)}</th>
                {fabrics.map(({ id, name }) => (
                  <td key={id}>
                    <FigureField
                      path={basePath(type, id)}
                      size="sm"
                      inputMode="decimal"
                      maxLength={12}
                      leftSection="$"
                      aria-label={`${t(`common:type_${type}`)}, ${name[language]}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
