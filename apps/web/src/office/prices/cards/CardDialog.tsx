import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, useCall } from '../../../session/index.ts'
import { CancelButton, Dialog } from '../../../ui/index.ts'
import { type FabricCard, type InkRow, inkRows, readInks } from './cardForm.ts'
import { FabricPicture } from './FabricPicture.tsx'
import { InkFields } from './InkFields.tsx'
import css from './CardDialog.module.css'

interface Props {
  readonly name: string
  readonly material: string
  readonly card: FabricCard
  readonly onApply: (card: FabricCard) => void
  readonly onClose: () => void
}

function Suppliers({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation(['catalogue'])
  const { data, error, refetch } = useCall('GET /api/office/suppliers', {})
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={60} radius={8} />
  const listed = data.items.filter(({ id, isEnded }) => !isEnded || chosen.includes(id))
  return (
    <fieldset className={css.group}>
      <legend>{t('catalogue:fabric_suppliers')}</legend>
      {listed.length === 0 && <p className={css.note}>{t('catalogue:fabric_suppliers_none')}</p>}
      {listed.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={event =>
            onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter(each => each !== id))
          }
        />
      ))}
    </fieldset>
  )
}

/** Picture, ink card and suppliers of one fabric. Its form is not the price list's, which saves what is applied here. */
export function CardDialog({ name, material, card, onApply, onClose }: Props) {
  const { t } = useTranslation(['catalogue', 'common'])
  const [pictureId, setPictureId] = useState(card.pictureId)
  const [supplierIds, setSupplierIds] = useState<string[]>(card.supplierIds)
  const { data, error, refetch } = useCall('GET /api/office/colourcard', {})
  const [typed, setTyped] = useState<readonly InkRow[] | null>(null)
  const [isChecked, setChecked] = useState(false)
  const rows = typed ?? (data ? inkRows(card.inks, data.colours) : null)
  const apply = (): void => {
    const inks = rows === null ? card.inks : readInks(rows)
    setChecked(true)
    if (inks === null) return
    onApply({ pictureId, inks, supplierIds })
    onClose()
  }
  return (
    <Dialog size={640} onClose={onClose} title={t('catalogue:fabric_card_of', { name })} closeLabel={t('common:close')}>
      <Stack gap="md">
        <Text size="sm">{t('catalogue:fabric_card_text')}</Text>
        <FabricPicture pictureId={pictureId} material={material} onChange={setPictureId} />
        <fieldset className={css.group}>
          <legend>{t('catalogue:inks')}</legend>
          <p className={css.note}>{t('catalogue:inks_text')}</p>
          {error && <CallFailure error={error} onRetry={() => void refetch()} />}
          {rows === null && !error && <Skeleton h={80} radius={8} />}
          {rows !== null && <InkFields rows={rows} isChecked={isChecked} onChange={setTyped} />}
        </fieldset>
        <Suppliers chosen={supplierIds} onChange={setSupplierIds} />
        <Group justify="flex-end">
          <CancelButton onClick={onClose}>{t('common:cancel')}</CancelButton>
          <Button onClick={apply}>{t('catalogue:apply')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
