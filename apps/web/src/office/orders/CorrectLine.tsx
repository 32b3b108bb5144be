import { LIMITS, type OrderLine } from '@kitwright/contract'
import { sizeLabel, SIZES } from '@kitwright/garment'
import { ActionIcon, Button, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { useChange } from '../list/useVersioned.ts'
import css from './OrderPage.module.css'

interface Props {
  readonly orderId: string
  readonly line: OrderLine
}

const nameOf = ({ printName, playerName }: OrderLine): string => printName || playerName

function LineDialog({ orderId, line, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['office', 'order', 'common'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', orderId)
  const [printName, setPrintName] = useState(nameOf(line))
  const [number, setNumber] = useState<number | string>(line.number ?? '')
  const [size, setSize] = useState(line.size)
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const body = { printName: printName.trim(), number: typeof number === 'number' ? number : null, size }
    const params = { id: orderId, line: line.id }
    const send = async (headers: Record<string, string>) =>
      api('PUT /api/office/orders/{id}/lines/{line}', { params, headers, body })
    if (await change(send, t('office:line_saved'))) onClose()
  }
  return (
    <Dialog title={t('office:line_title')} closeLabel={t('common:close')} onClose={onClose}>
      <form onSubmit={event => void save(event)}>
        <Stack gap="md">
          <Text>{t('office:line_text')}</Text>
          <TextInput
            data-autofocus
            label={t('common:name')}
            maxLength={LIMITS.printName}
            value={printName}
            onChange={event => setPrintName(event.currentTarget.value)}
          />
          <Group grow align="start">
            <NumberInput
              label={t('common:number')}
              min={0}
              max={LIMITS.shirtNumber}
              allowDecimal={false}
              clampBehavior="strict"
              value={number}
              onChange={setNumber}
            />
            <NativeSelect
              label={t('common:size')}
              data={SIZES.map(value => ({ value, label: sizeLabel(value) }))}
              value={size}
              onChange={({ currentTarget: { value } }) => setSize(SIZES.find(each => each === value) ?? size)}
            />
          </Group>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit">{t('common:save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** What a customer asked for of the proof: a player's name, number or size put right, as long as the order is under review. */
export function CorrectLine({ orderId, line }: Props) {
  const { t } = useTranslation(['office', 'order'])
  const [isOpen, setOpen] = useState(false)
  const name = [line.number, nameOf(line) || t('order:no_name')].filter(each => each !== null).join(' ')
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={css.correct}
        aria-label={t('office:line_change', { name })}
        onClick={() => setOpen(true)}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      {isOpen && <LineDialog orderId={orderId} line={line} onClose={() => setOpen(false)} />}
    </>
  )
}
