import { productTypes } from '@kitwright/garment'
import { TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import fieldTable from '../list/FieldTable.module.css'
import type { Prices } from '../officeTypes.ts'
import type { GroupFaults, TypedGroup } from './groupForm.ts'
import css from './GroupsPage.module.css'

interface Props {
  readonly typed: TypedGroup
  /** The shop's list, shown where the group has no price of its own. */
  readonly prices: Prices
  readonly faults: GroupFaults
  readonly onChange: (typed: TypedGroup) => void
}

const dollars = (cents: number | undefined): string => (cents === undefined ? '–' : (cents / 100).toFixed(2))

/** Own prices of a group by product and fabric. An empty field shows the shop's price. */
export function GroupPrices({ typed, prices, faults, onChange }: Props) {
  const { t } = useTranslation(['catalogue', 'office', 'common'])
  const language = usePreferences(state => state.language)
  const fabrics = prices.fabrics.filter(({ isRetired }) => !isRetired)
  const sold = productTypes().filter(type => Object.keys(prices.base[type] ?? {}).length > 0)
  const set = (type: string, fabric: string, text: string): void =>
    onChange({ ...typed, base: { ...typed.base, [type]: { ...typed.base[type], [fabric]: text } } })
  return (
    // Wide lists scroll, by keys as well.
    <div
      className={`${fieldTable.scroll} ${css.scroll}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={t('catalogue:group_prices')}
    >
      <table className={fieldTable.table}>
        <thead>
          <tr>
            <th scope="col">{t('office:product')}</th>
            {fabrics.map(({ id, name }) => (
              <th key={id} scope="col">
                {name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sold.map(type => (
            <tr key={type}>
              <th scope="row">{t(`common:type_${type}`)}</th>
              {fabrics.map(({ id, name }) => (
                <td key={id}>
                  {prices.base[type]?.[id] === undefined ? (
                    '–'
                  ) : (
                    <TextInput
                      size="sm"
                      w={110}
                      inputMode="decimal"
                      maxLength={12}
                      leftSection="$"
                      placeholder={dollars(prices.base[type]?.[id])}
                      aria-label={`${t(`common:type_${type}`)}, ${name[language]}`}
                      value={typed.base[type]?.[id] ?? ''}
                      error={faults.has(`base.${type}.${id}`) && t('catalogue:amount_wrong')}
                      onChange={event => set(type, id, event.currentTarget.value)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
