import { CLAIM_KINDS, type ClaimKind, type Order, SHIPPING_LIMITS } from '@kitwright/contract'
import { Button, Checkbox, Group, NativeSelect, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lineNameOf } from '../../../domainComponents/index.ts'
import { useApi, useProblemText, useSend } from '../../../session/index.ts'
import { FileChooser, toast, useForm } from '../../../ui/index.ts'
import css from './ClaimForm.module.css'
import { sendClaim } from './sendClaim.ts'

const PICTURES = 'image/png,image/jpeg,image/webp'

interface Fields {
  readonly kind: ClaimKind
  readonly text: string
  /** Typed quantities by the id of a line; empty for lines that it is not about. */
  readonly qtys: Record<string, string>
}

/** Reports pieces of an order as missing, wrong or faulty, with photographs. */
export function ClaimForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTranslation(['shipment', 'common'])
  const api = useApi()
  const send = useSend()
  const problemText = useProblemText()
  const [photos, setPhotos] = useState<readonly File[]>([])
  const form = useForm<Fields>({ defaultValues: { kind: 'fault', text: '', qtys: {} } })
  const { register, handleSubmit, formState, setError, watch, setValue } = form
  const qtys = watch('qtys')
  const submit = handleSubmit(async ({ kind, text, qtys: typed }) => {
    const lines = order.lines.flatMap(({ id }) => (typed[id] ? [{ lineId: id, qty: Number(typed[id]) }] : []))
    if (lines.length === 0) return setError('root', { message: t('shipment:claim_no_lines') })
    const onRefused = ({ name }: File, { error }: { readonly error: Parameters<typeof problemText>[0] }): void =>
      toast('error', t('shipment:claim_photo_failed', { name, reason: problemText(error) }))
    const body = { kind, text: text.trim(), lines }
    await send(async () => sendClaim(api, { orderId: order.id, body, photos, onRefused }), {
      said: t('shipment:claim_sent'),
      done: onDone,
    })
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <NativeSelect
        label={t('shipment:claim_kind')}
        data={CLAIM_KINDS.map(value => ({ value, label: t(`shipment:claim_${value}`) }))}
        {...register('kind')}
      />
      <fieldset className={css.lines}>
        <legend>{t('shipment:claim_lines')}</legend>
        {order.lines.map(line => (
          <div key={line.id} className={css.line}>
            <Checkbox
              label={lineNameOf(line)}
              checked={Boolean(qtys[line.id])}
              onChange={({ currentTarget: { checked } }) =>
                setValue('qtys', { ...qtys, [line.id]: checked ? '1' : '' })
              }
            />
            {Boolean(qtys[line.id]) && line.qty > 1 && (
              <NativeSelect
                aria-label={lineNameOf(line)}
                value={qtys[line.id]}
                onChange={({ currentTarget: { value } }) => setValue('qtys', { ...qtys, [line.id]: value })}
                data={Array.from({ length: Math.min(line.qty, 500) }, (_, i) => String(i + 1))}
              />
            )}
          </div>
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
      {photos.length > 0 && <p className={css.files}>{photos.map(({ name }) => name).join(', ')}</p>}
      <Group gap="sm">
        {photos.length < SHIPPING_LIMITS.photos && (
          <FileChooser accept={PICTURES} onChoose={file => setPhotos([...photos, file])}>
            {({ onClick }) => (
              <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
                {t('shipment:claim_add_photo')}
              </Button>
            )}
          </FileChooser>
        )}
        <Button type="submit" loading={formState.isSubmitting}>
          {t('shipment:claim_send')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  )
}
