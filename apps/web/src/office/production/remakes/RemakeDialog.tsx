import { LIMITS, REMAKE_CULPRITS, REMAKE_LIMITS, REMAKE_REASONS, type Response_ } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { Button, Group, NativeSelect, SimpleGrid, Skeleton, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, useCall } from '../../../session/index.ts'
import { CancelButton, Dialog, useForm } from '../../../ui/index.ts'
import { parseDollars } from '../../money/parseDollars.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import { type SelectedSigns, itemsOf } from './pieceSelection.ts'
import { GarmentPicker } from './GarmentPicker.tsx'
import { PrinterSelect } from '../packs/PrinterSelect.tsx'
import css from '../Production.module.css'
import { type NewRemake, type Remake, useRemakeActs } from './useRemakes.ts'

interface Fields extends Pick<Remake, 'reason' | 'culprit' | 'note'> {
  readonly cost: string
}
const START: Fields = { reason: 'missing', culprit: 'supplier', cost: '0.00', note: '' }

interface Props {
  readonly order: OfficeOrder
  readonly onClose: () => void
}

const isCost = (text: string): boolean => {
  const cents = parseDollars(text)
  return cents !== null && cents >= 0 && cents <= REMAKE_LIMITS.costCents
}

/** Fields for the reason, the fault, the cost and a note to the maker. */
function FaultFields({
  register,
  formState: { errors },
}: Pick<ReturnType<typeof useForm<Fields>>, 'register' | 'formState'>) {
  const { t } = useTranslation(['pieces'])
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <NativeSelect
          label={t('pieces:reason')}
          data={REMAKE_REASONS.map(value => ({
            value,
            label: t(`pieces:reason_${snakeCase(value)}` as 'pieces:reason_lost'),
          }))}
          {...register('reason')}
        />
        <NativeSelect
          label={t('pieces:culprit')}
          data={REMAKE_CULPRITS.map(value => ({ value, label: t(`pieces:culprit_${value}`) }))}
          {...register('culprit')}
        />
        <TextInput
          label={t('pieces:cost')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={errors.cost?.message}
          {...register('cost', { validate: text => isCost(text) || t('pieces:cost_wrong') })}
        />
      </SimpleGrid>
      <Textarea
        autosize
        minRows={2}
        maxRows={5}
        label={t('pieces:note')}
        description={t('pieces:note_hint')}
        maxLength={LIMITS.note}
        {...register('note')}
      />
    </>
  )
}

type Pieces = Response_<'GET /api/office/orders/{id}/pieces'>

function Form({ order, pieces, onClose }: Props & { readonly pieces: Pieces }) {
  const { t } = useTranslation(['pieces'])
  const { bundles, printers } = pieces
  const [chosen, setChosen] = useState<SelectedSigns>(new Set())
  const [printer, setPrinter] = useState(pieces.printer)
  const { remake } = useRemakeActs(order.id)
  const { register, handleSubmit, formState } = useForm<Fields>({ defaultValues: START })
  const submit = handleSubmit(async ({ cost, note, ...fault }) => {
    const body: NewRemake = {
      ...fault,
      note: note.trim(),
      costCents: parseDollars(cost)!,
      items: itemsOf(bundles, chosen),
      ...(printer !== null && { printer }),
    }
    await remake(body, onClose)
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <GarmentPicker bundles={bundles} chosen={chosen} onChange={setChosen} />
        <PrinterSelect printers={printers} value={printer} onChange={setPrinter} />
        <FaultFields register={register} formState={formState} />
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={onClose}>{t('pieces:cancel')}</CancelButton>
          <Button type="submit" disabled={chosen.size === 0} loading={formState.isSubmitting}>
            {chosen.size === 0 ? t('pieces:choose_first') : t('pieces:make_count', { count: chosen.size })}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Khmer text can break anywhere, so the order's number is kept on one line. */
function Title({ number }: Pick<OfficeOrder, 'number'>) {
  const { t } = useTranslation(['pieces'])
  const [before, after] = t('pieces:remake_of', { number }).split(number)
  return (
    <>
      {before}
      <span className={css.fact}>{number}</span>
      {after}
    </>
  )
}

/** Dialog that orders remakes of an order's pieces. */
export function RemakeDialog({ order, onClose }: Props) {
  const { t } = useTranslation(['pieces'])
  const { data, error, refetch } = useCall('GET /api/office/orders/{id}/pieces', { params: { id: order.id } })
  return (
    <Dialog onClose={onClose} size={680} title={<Title number={order.number} />} closeLabel={t('pieces:close')}>
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={240} radius={8} />}
      {data && <Form order={order} pieces={data} onClose={onClose} />}
    </Dialog>
  )
}
