import { CLAIM_KINDS, type ClaimKind, type Order, SHIPPING_LIMITS } from '@kitwright/contract'
import { ActionIcon, Button, Checkbox, Group, NativeSelect, Textarea } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { lineNameOf } from '../../../domainComponents/index.ts'
import { useApi, useSend } from '../../../session/index.ts'
import { FileChooser, useForm } from '../../../ui/index.ts'
import css from './ClaimForm.module.css'

const PICTURES = 'image/png,image/jpeg,image/webp'

interface Fields {
  readonly kind: ClaimKind
  readonly text: string
  /** Typed quantities by the id of a line; empty for lines that it is not about. */
  readonly qtys: Record<string, string>
}

interface ClaimedLineProps {
  readonly line: Order['lines'][number]
  /** Typed quantity; empty where the claim is not about this line. */
  readonly qty: string
  readonly onChange: (qty: string) => void
}

function ClaimedLine({ line, qty, onChange }: ClaimedLineProps) {
  return (
    <div className={css.line}>
      <Checkbox
        label={lineNameOf(line)}
        checked={qty !== ''}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? '1' : '')}
      />
      {qty !== '' && line.qty > 1 && (
        <NativeSelect
          aria-label={lineNameOf(line)}
          value={qty}
          onChange={({ currentTarget: { value } }) => onChange(value)}
          data={Array.from({ length: Math.min(line.qty, 500) }, (_, i) => String(i + 1))}
        />
      )}
    </div>
  )
}

function PhotoChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation(['shipment'])
  return (
    <FileChooser accept={PICTURES} onChoose={onChoose}>
      {({ onClick }) => (
        <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
          {t('shipment:claim_add_photo')}
        </Button>
      )}
    </FileChooser>
  )
}

interface ChosenPhotosProps {
  readonly photos: readonly File[]
  readonly onRemove: (photo: File) => void
}

/** The photographs to send, each of which can be taken back. */
function ChosenPhotos({ photos, onRemove }: ChosenPhotosProps) {
  const { t } = useTranslation(['shipment'])
  return (
    <ul className={css.photos}>
      {photos.map((photo, i) => (
        <li key={`${photo.name} ${String(i)}`}>
          <span>{photo.name}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('shipment:claim_remove_photo', { name: photo.name })}
            onClick={() => onRemove(photo)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

interface ClaimInput {
  readonly order: Order
  readonly onSent: (claimId: string) => void
}

/** The fields of a claim, and what sends them. */
function useClaim({ order, onSent }: ClaimInput) {
  const { t } = useTranslation(['shipment'])
  const api = useApi()
  const send = useSend()
  const form = useForm<Fields>({ defaultValues: { kind: 'fault', text: '', qtys: {} } })
  const submit = form.handleSubmit(async ({ kind, text, qtys: typed }) => {
    const lines = order.lines.flatMap(({ id }) => (typed[id] ? [{ lineId: id, qty: Number(typed[id]) }] : []))
    if (lines.length === 0) return form.setError('root', { message: t('shipment:claim_no_lines') })
    const body = { kind, text: text.trim(), lines }
    await send(async () => api('POST /api/orders/{id}/claims', { params: { id: order.id }, body }), {
      said: t('shipment:claim_sent'),
      // The latest claim is the first.
      done: ({ value }) => onSent(value.items[0]!.id),
    })
  })
  return { ...form, submit }
}

interface ClaimFormProps {
  readonly order: Order
  /** Called once the claim is stored, with the photographs that belong to it. */
  readonly onSent: (claimId: string, photos: readonly File[]) => void
  readonly onCancel: () => void
}

/** Reports pieces of an order as missing, wrong or faulty, with photographs. */
export function ClaimForm({ order, onSent, onCancel }: ClaimFormProps) {
  const { t } = useTranslation(['shipment', 'common'])
  const [photos, setPhotos] = useState<readonly File[]>([])
  const { register, submit, formState, watch, setValue } = useClaim({
    order,
    onSent: claimId => onSent(claimId, photos),
  })
  const qtys = watch('qtys')
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.files}>{t('common:required_note')}</p>
      <NativeSelect
        label={t('shipment:claim_kind')}
        data={CLAIM_KINDS.map(value => ({ value, label: t(`shipment:claim_${value}`) }))}
        {...register('kind')}
      />
      <fieldset className={css.lines}>
        <legend>{t('shipment:claim_lines')}</legend>
        {order.lines.map(line => (
          <ClaimedLine
            key={line.id}
            line={line}
            qty={qtys[line.id] ?? ''}
            onChange={qty => setValue('qtys', { ...qtys, [line.id]: qty })}
          />
        ))}
        {formState.errors.root && (
          <p role="alert" className={css.problem}>
            {formState.errors.root.message}
          </p>
        )}
      </fieldset>
      <Textarea
        label={t('shipment:claim_words')}
        description={t('shipment:claim_words_hint')}
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={SHIPPING_LIMITS.claimText}
        error={formState.errors.text?.message}
        {...register('text', { validate: value => value.trim() !== '' || t('shipment:claim_words_required') })}
      />
      {photos.length > 0 && (
        <ChosenPhotos photos={photos} onRemove={photo => setPhotos(photos.filter(each => each !== photo))} />
      )}
      <Group gap="sm">
        {photos.length < SHIPPING_LIMITS.photos && <PhotoChooser onChoose={file => setPhotos([...photos, file])} />}
        <Button type="submit" loading={formState.isSubmitting}>
          {t('shipment:claim_send')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  )
}
