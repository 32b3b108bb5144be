import { SAMPLE_KINDS, SAMPLE_LIMITS, type SampleKind, type SampleTerms } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useTenant } from '../../session/index.ts'
import { Card, toast } from '../../ui/index.ts'
import fieldTable from '../list/FieldTable.module.css'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './PricesForm.module.css'
import { readSamples, type SampleFields, sampleFieldsOf } from './sampleFields.ts'

interface FieldsProps {
  readonly types: readonly ProductType[]
  readonly fields: SampleFields
  readonly wrong: ReadonlySet<string>
  readonly onChange: (type: ProductType, kind: SampleKind, dollars: string) => void
}

/** Table of the price of each kind of sample, by product. */
function SampleTable({ types, fields, wrong, onChange }: FieldsProps) {
  const { t } = useTranslation(['sample', 'office', 'common'])
  return (
    <div className={fieldTable.scroll}>
      <table className={`${fieldTable.table} ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('office:product')}</th>
            {SAMPLE_KINDS.map(kind => (
              <th key={kind} scope="col">
                {t(`sample:kind_${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map(type => (
            <tr key={type}>
              <th scope="row">{t(`common:type_${type}`)}</th>
              {SAMPLE_KINDS.map(kind => (
                <td key={kind}>
                  <TextInput
                    size="sm"
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={12}
                    leftSection="$"
                    aria-label={`${t(`common:type_${type}`)}, ${t(`sample:kind_${kind}`)}`}
                    value={fields.dollars[type]?.[kind] ?? ''}
                    error={wrong.has(`${type} ${kind}`) && t('sample:office_wrong')}
                    onChange={event => onChange(type, kind, event.currentTarget.value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The samples that the shop sells, with their prices. They are saved apart from the price list. */
export function SamplesForm({ terms }: { terms: SampleTerms }) {
  const { t } = useTranslation(['sample', 'office', 'common'])
  const [api, act] = [useApi(), useOfficeAction()]
  const { productTypes } = useTenant()
  const [fields, setFields] = useState(() => sampleFieldsOf(terms))
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const read = readSamples(fields, productTypes)
    setWrong(read.wrong)
    if (read.wrong.size > 0) return
    await act(async () => api('PUT /api/office/samples', { body: read.terms }), {
      done: ({ value }) => {
        setFields(sampleFieldsOf(value))
        toast('success', t('sample:office_saved'))
      },
    })
  }
  const change = (type: ProductType, kind: SampleKind, dollars: string): void =>
    setFields({ ...fields, dollars: { ...fields.dollars, [type]: { ...fields.dollars[type], [kind]: dollars } } })
  return (
    <form noValidate onSubmit={event => void save(event)}>
      <Card title={t('sample:title')} text={t('sample:office_text')}>
        <SampleTable types={productTypes} fields={fields} wrong={wrong} onChange={change} />
        <TextInput
          mt="md"
          maw={460}
          label={t('sample:office_months')}
          description={t('sample:office_months_hint')}
          inputMode="numeric"
          maxLength={String(SAMPLE_LIMITS.months[1]).length}
          value={fields.months}
          error={wrong.has('months') && t('sample:office_months_wrong')}
          onChange={event => setFields({ ...fields, months: event.currentTarget.value })}
        />
        <Button type="submit" mt="md">
          {t('sample:office_save')}
        </Button>
      </Card>
    </form>
  )
}
