import { CLOTH_ENTRIES, LIMITS, STOCK_LIMITS } from '@kitwright/contract'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import { RequiredNote, useApi, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { parseMetres } from './parseMetres.ts'
import css from './StockPage.module.css'

const EMPTY = { metres: '', lot: '', reason: '' }

/** Holds an entry as typed, and saves it. */
function useEntry() {
  const { t } = useTranslation(['stock'])
  const api = useApi()
  const act = useOfficeAction()
  const [of, setOf] = useState({ supplierId: '', fabric: '' })
  const [kind, setKind] = useState<(typeof CLOTH_ENTRIES)[number]>('received')
  const [typed, setTyped] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const mm = parseMetres(typed.metres)
  const isWrong = {
    of: of.supplierId === '' || of.fabric === '',
    metres: mm === null || (kind === 'received' && mm < 0),
    reason: kind === 'corrected' && typed.reason.trim() === '',
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (isWrong.of || isWrong.metres || isWrong.reason || mm === null) return
    const reason = kind === 'corrected' ? typed.reason.trim() : ''
    const body = { ...of, kind, mm, lot: typed.lot.trim(), reason }
    await act(async () => api('POST /api/office/stock', { body }), {
      said: t('stock:saved'),
      done: () => {
        // What was typed meanwhile stays.
        setTyped(now => (now === typed ? EMPTY : now))
        setTried(false)
      },
    })
  }
  return { of, setOf, kind, setKind, typed, setTyped, isTried, isWrong, save }
}
type Entry = ReturnType<typeof useEntry>

/** The supplier and the fabric of an entry: of the rolls that the supplier works with, or of the shop's products. */
function Choices({ of, setOf, isTried }: Entry) {
  const { t } = useTranslation(['stock'])
  const fabricName = useFabricName()
  const { data: suppliers } = useCall('GET /api/office/suppliers', {})
  const { data: products } = useCall('GET /api/products', {})
  const items = suppliers?.items.filter(({ isEnded }) => !isEnded) ?? []
  const rolls = items.find(({ id }) => id === of.supplierId)?.rolls.map(({ fabric }) => fabric) ?? []
  const offered = products?.items.flatMap(({ fabrics }) => fabrics.map(({ id }) => id)) ?? []
  const fabrics = [...new Set([...rolls, ...offered])]
  const none = { value: '', label: t('stock:choose') }
  return (
    <>
      <NativeSelect
        label={t('stock:supplier')}
        required
        error={isTried && of.supplierId === ''}
        value={of.supplierId}
        data={[none, ...items.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={event => setOf({ ...of, supplierId: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('stock:fabric')}
        required
        error={isTried && of.fabric === ''}
        value={of.fabric}
        data={[none, ...fabrics.map(value => ({ value, label: fabricName(value) }))]}
        onChange={event => setOf({ ...of, fabric: event.currentTarget.value })}
      />
    </>
  )
}

/** Enters a roll that a supplier received, or corrects the stock by hand. */
export function EntryForm() {
  const { t } = useTranslation(['stock'])
  const entry = useEntry()
  const { kind, setKind, typed, setTyped, isTried, isWrong, save } = entry
  const field = (key: keyof typeof EMPTY) => ({
    value: typed[key],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setTyped({ ...typed, [key]: event.currentTarget.value }),
  })
  return (
    <Card title={t('stock:enter')}>
      <form className={css.page} noValidate onSubmit={event => void save(event)}>
        <div className={css.form}>
          <NativeSelect
            label={t('stock:kind')}
            value={kind}
            data={CLOTH_ENTRIES.map(value => ({ value, label: t(`stock:kind_${value}`) }))}
            onChange={event => setKind(event.currentTarget.value === 'corrected' ? 'corrected' : 'received')}
          />
          <Choices {...entry} />
          <TextInput
            label={t('stock:metres_field')}
            description={kind === 'corrected' ? t('stock:metres_hint') : undefined}
            required
            error={isTried && isWrong.metres && t('stock:metres_wrong')}
            {...field('metres')}
          />
          {kind === 'received' ? (
            <TextInput label={t('stock:lot')} maxLength={STOCK_LIMITS.lot} {...field('lot')} />
          ) : (
            <TextInput
              label={t('stock:reason')}
              required
              maxLength={LIMITS.orderNote}
              error={isTried && isWrong.reason && t('stock:reason_missing')}
              {...field('reason')}
            />
          )}
        </div>
        <RequiredNote />
        <Button type="submit" variant="default" className={css.save}>
          {t('stock:save')}
        </Button>
      </form>
    </Card>
  )
}
