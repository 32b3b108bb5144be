import { COST_LIMITS, SEWING_UNITS } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName, useSoldFabrics } from '../../domainComponents/index.ts'
import type { Supplier } from '../officeTypes.ts'
import css from './Costs.module.css'
import { highestPrice, typedAmount } from './costText.ts'
import { type DraftFaults, type PriceDraft, sewingOf } from './priceDraft.ts'

export interface FieldsProps {
  readonly draft: PriceDraft
  readonly faults: DraftFaults
  readonly onChange: (change: Partial<PriceDraft>) => void
}

/** Returns the message of a price that cannot be read. */
function usePriceFault({ draft: { currency }, faults }: FieldsProps): (path: string) => string | undefined {
  const { t } = useTranslation(['costs'])
  return path =>
    faults.has(path) ? t('costs:price_wrong', { most: typedAmount(highestPrice(currency), currency) }) : undefined
}

const AMOUNT = { inputMode: 'decimal', autoComplete: 'off', maxLength: 14 } as const

interface ClothRowProps {
  readonly cloth: PriceDraft['cloth'][number]
  readonly name: string
  /** Widths of the supplier's rolls of this fabric. */
  readonly widths: readonly number[]
  readonly fault: string | undefined
  readonly onChange: (change: Partial<PriceDraft['cloth'][number]>) => void
  readonly onRemove: () => void
}

/** The price of a metre of one fabric, on rolls of one width or of every width. */
function ClothRow({ cloth: { widthMm, metre }, name, widths, fault, onChange, onRemove }: ClothRowProps) {
  const { t } = useTranslation(['costs'])
  const known = [...new Set([...widths, ...(widthMm === null ? [] : [widthMm])])]
  return (
    <div className={css.cloth} role="group" aria-label={name}>
      <span>{name}</span>
      <NativeSelect
        aria-label={`${t('costs:cloth_width')} · ${name}`}
        value={String(widthMm ?? '')}
        data={[
          { value: '', label: t('costs:cloth_every') },
          ...known.map(mm => ({ value: String(mm), label: t('costs:cloth_width_cm', { width: mm / 10 }) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ widthMm: value === '' ? null : Number(value) })}
      />
      <TextInput
        {...AMOUNT}
        aria-label={`${t('costs:cloth')} · ${name}`}
        value={metre}
        error={fault}
        onChange={({ currentTarget: { value } }) => onChange({ metre: value })}
      />
      <CloseButton aria-label={t('costs:remove_fabric', { name })} onClick={onRemove} />
    </div>
  )
}

/** Prices of a metre of cloth by fabric and roll. */
export function ClothFields({ supplier, ...fields }: FieldsProps & { readonly supplier: Pick<Supplier, 'rolls'> }) {
  const { t } = useTranslation(['costs'])
  const fabricName = useFabricName()
  const sold = useSoldFabrics()
  const faultOf = usePriceFault(fields)
  const { draft, onChange } = fields
  const widthsOf = (wanted: string): number[] =>
    supplier.rolls.filter(({ fabric }) => fabric === wanted).map(({ widthMm }) => widthMm)
  const free = [...new Set([...supplier.rolls.map(({ fabric }) => fabric), ...sold])].filter(
    each => !draft.cloth.some(({ fabric }) => fabric === each),
  )
  return (
    <fieldset className={css.group}>
      <legend>{t('costs:cloth')}</legend>
      <p className={css.note}>{t('costs:cloth_hint')}</p>
      {draft.cloth.map((each, at) => (
        <ClothRow
          key={each.fabric}
          cloth={each}
          name={fabricName(each.fabric)}
          widths={widthsOf(each.fabric)}
          fault={faultOf(`cloth.${at}`)}
          onChange={change => onChange({ cloth: draft.cloth.with(at, { ...each, ...change }) })}
          onRemove={() => onChange({ cloth: draft.cloth.toSpliced(at, 1) })}
        />
      ))}
      {free.length > 0 && draft.cloth.length < COST_LIMITS.cloth && (
        <NativeSelect
          aria-label={t('costs:add_fabric')}
          value=""
          data={[
            { value: '', label: t('costs:add_fabric') },
            ...free.map(value => ({ value, label: fabricName(value) })),
          ]}
          onChange={({ currentTarget: { value: fabric } }) =>
            fabric !== '' && onChange({ cloth: [...draft.cloth, { fabric, widthMm: null, metre: '' }] })
          }
        />
      )}
    </fieldset>
  )
}

/** Sewing prices of each product that the shop sells. */
export function SewingFields({ types, ...fields }: FieldsProps & { readonly types: readonly ProductType[] }) {
  const { t } = useTranslation(['costs', 'common'])
  const faultOf = usePriceFault(fields)
  const { draft, faults, onChange } = fields
  const set = (type: string, change: Partial<PriceDraft['sewing'][string]>): void =>
    onChange({ sewing: { ...draft.sewing, [type]: { ...sewingOf(draft, type), ...change } } })
  return (
    <fieldset className={css.group}>
      <legend>{t('costs:sewing')}</legend>
      {types.map(type => {
        const name = t(`common:type_${type}`)
        const { per, amount, sizes } = sewingOf(draft, type)
        return (
          <div key={type} className={css.sewing} role="group" aria-label={name}>
            <span>{name}</span>
            <TextInput
              {...AMOUNT}
              label={t('costs:sewing_price')}
              value={amount}
              error={faultOf(`sewing.${type}.amount`)}
              onChange={({ currentTarget: { value } }) => set(type, { amount: value })}
            />
            <NativeSelect
              label={t('costs:sewing_per')}
              value={per}
              data={SEWING_UNITS.map(value => ({ value, label: t(`costs:per_${value}`) }))}
              onChange={({ currentTarget: { value } }) => set(type, { per: value === 'piece' ? 'piece' : 'garment' })}
            />
            <TextInput
              label={t('costs:sewing_sizes')}
              placeholder={t('costs:sewing_sizes_hint')}
              autoComplete="off"
              maxLength={300}
              value={sizes}
              error={faults.has(`sewing.${type}.sizes`) && t('costs:sewing_sizes_wrong')}
              onChange={({ currentTarget: { value } }) => set(type, { sizes: value })}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

/** Prices of print and packing, and the share of the roll that estimates assume. */
export function OtherFields(fields: FieldsProps) {
  const { t } = useTranslation(['costs'])
  const faultOf = usePriceFault(fields)
  const { draft, faults, onChange } = fields
  const [least, most] = COST_LIMITS.utilisationPercent
  const print = [
    ['squareMetre', t('costs:print_square_metre')],
    ['setUp', t('costs:print_set_up')],
    ['garment', t('costs:print_garment')],
  ] as const
  const packing = [
    ['order', t('costs:packing_order')],
    ['garment', t('costs:packing_garment')],
  ] as const
  return (
    <>
      <fieldset className={css.group} data-cells>
        <legend>{t('costs:print')}</legend>
        {print.map(([key, label]) => (
          <TextInput
            key={key}
            {...AMOUNT}
            label={label}
            value={draft.print[key]}
            error={faultOf(`print.${key}`)}
            onChange={({ currentTarget: { value } }) => onChange({ print: { ...draft.print, [key]: value } })}
          />
        ))}
      </fieldset>
      <fieldset className={css.group} data-cells>
        <legend>{t('costs:packing')}</legend>
        {packing.map(([key, label]) => (
          <TextInput
            key={key}
            {...AMOUNT}
            label={label}
            value={draft.packing[key]}
            error={faultOf(`packing.${key}`)}
            onChange={({ currentTarget: { value } }) => onChange({ packing: { ...draft.packing, [key]: value } })}
          />
        ))}
      </fieldset>
      <TextInput
        label={t('costs:utilisation')}
        description={t('costs:utilisation_hint')}
        inputMode="numeric"
        maxLength={3}
        rightSection="%"
        value={draft.utilisation}
        error={faults.has('utilisation') && t('costs:percent_wrong', { least, most })}
        onChange={({ currentTarget: { value } }) => onChange({ utilisation: value })}
      />
    </>
  )
}
