import { LIMITS, type OrderLine, type PriceChoice } from '@kitwright/contract'
import { parseSize, runOf, sizeLabel, type Size } from '@kitwright/garment'
import { Button, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { ServedNameWarnings } from '../../../domainComponents/index.ts'
import { CallFailure, useApi, useCall } from '../../../session/index.ts'
import { CancelButton, Dialog } from '../../../ui/index.ts'
import { useChange } from '../../list/useVersioned.ts'
import { LinePrice } from './LinePrice.tsx'

interface Props {
  readonly orderId: string
  readonly line: OrderLine
  readonly onClose: () => void
}

interface Fields {
  readonly printName: string
  readonly number: number | string
  readonly size: OrderLine['size']
}

interface FieldsProps {
  /** Printed in place of an empty name. */
  readonly run: readonly Size[]
  readonly playerName: string
  readonly fields: Fields
  readonly onChange: (change: Partial<Fields>) => void
}

function LineFields({ playerName, run, fields: { printName, number, size }, onChange }: FieldsProps) {
  const { t } = useTranslation(['common', 'office'])
  return (
    <>
      <TextInput
        data-autofocus
        label={t('common:name')}
        maxLength={LIMITS.printName}
        value={printName}
        description={
          printName.trim() === '' && playerName !== '' ? t('office:line_name_hint', { name: playerName }) : undefined
        }
        onChange={event => onChange({ printName: event.currentTarget.value })}
      />
      <Group grow align="start">
        <NumberInput
          label={t('common:number')}
          min={0}
          max={LIMITS.shirtNumber}
          allowDecimal={false}
          clampBehavior="strict"
          value={number}
          onChange={value => onChange({ number: value })}
        />
        <NativeSelect
          label={t('common:size')}
          data={run.map(value => ({ value, label: sizeLabel(value) }))}
          value={size}
          onChange={({ currentTarget: { value } }) => onChange({ size: parseSize(value, run) ?? size })}
        />
      </Group>
    </>
  )
}

/** Loads the line's price in the chosen size. Sends no request for the current size. */
function usePrice({ orderId, line }: Props, size: OrderLine['size']) {
  const call = { params: { id: orderId, line: line.id }, query: { size } }
  const isAsked = size !== line.size
  const { data, error, refetch } = useCall('GET /api/office/orders/{id}/lines/{line}/price', call, {
    isEnabled: isAsked,
  })
  return {
    price: isAsked ? data : undefined,
    isAsking: isAsked && !data && !error,
    error: isAsked ? error : null,
    refetch,
  }
}

/** Edits a player's name, number and size. A size with another price asks who bears the difference. */
export function LineDialog(props: Props) {
  const { orderId, line, onClose } = props
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', orderId)
  const [fields, setFields] = useState<Fields>({
    printName: line.printName || line.playerName,
    number: line.number ?? '',
    size: line.size,
  })
  const [choice, setChoice] = useState<PriceChoice | null>(null)
  const [isAskedFor, setAskedFor] = useState(false)
  const { price, isAsking, error, refetch } = usePrice(props, fields.size)
  const { data: design } = useCall('GET /api/office/designs/{id}', { params: { id: line.designId } })
  const printName = fields.printName.trim()
  const isUndecided = price !== undefined && price.differenceCents !== 0 && choice === null
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    setAskedFor(isUndecided)
    if (isUndecided) return
    const number = typeof fields.number === 'number' ? fields.number : null
    const body = { printName, number, size: fields.size, ...(price?.differenceCents && choice && { price: choice }) }
    const send = async (headers: Record<string, string>) =>
      api('PUT /api/office/orders/{id}/lines/{line}', { params: { id: orderId, line: line.id }, headers, body })
    if (await change(send, t('office:line_saved'))) onClose()
  }
  return (
    <Dialog title={t('office:line_title')} closeLabel={t('common:close')} onClose={onClose}>
      <form onSubmit={event => void save(event)}>
        <Stack gap="md">
          <Text>{t('office:line_text')}</Text>
          <LineFields
            playerName={line.playerName}
            run={runOf(line.productType)}
            fields={fields}
            onChange={changed => {
              setFields({ ...fields, ...changed })
              // Another size has another price difference, so the earlier choice no longer applies.
              if (changed.size !== undefined) setChoice(null)
            }}
          />
          {design && printName !== '' && <ServedNameWarnings document={design.document} names={[printName]} />}
          {error && <CallFailure error={error} onRetry={() => void refetch()} />}
          {price && (
            <LinePrice price={price} choice={choice} isMissing={isAskedFor && isUndecided} onChoose={setChoice} />
          )}
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={onClose}>{t('common:cancel')}</CancelButton>
            <Button type="submit" loading={isAsking} disabled={error !== null}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
