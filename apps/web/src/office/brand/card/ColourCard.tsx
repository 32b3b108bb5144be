import { Button, Skeleton } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, useApi, useCall } from '../../../session/index.ts'
import { Card, confirm } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import css from './ColourCard.module.css'
import { EditCard } from './EditCard.tsx'
import { CardSwatches } from './CardSwatches.tsx'

/** The shop's threads and inks, listed first wherever a design chooses a colour. */
export function ColourCard() {
  const { t } = useTranslation(['card'])
  const [api, act] = [useApi(), useOfficeAction()]
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useCall('GET /api/office/colourcard', {})
  const isEmpty = data?.colours.length === 0
  const remove = async (version: number): Promise<void> => {
    const question = { title: t('card:remove'), message: t('card:remove_text'), accept: t('card:remove') }
    if (!(await confirm({ ...question, reject: t('card:keep') }))) return
    await act(async () => api('PUT /api/office/colourcard', { body: { version, colours: [] } }), t('card:removed'))
  }
  const actions = data && (
    <>
      {!isEmpty && (
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void remove(data.version)}
        >
          {t('card:remove')}
        </Button>
      )}
      <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t(isEmpty ? 'card:make' : 'card:edit')}
      </Button>
    </>
  )
  return (
    <div className={css.place}>
      <Card title={t('card:title')} text={t('card:text')} actions={actions}>
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={60} radius={8} />}
        {isEmpty && <p>{t('card:none')}</p>}
        {data && !isEmpty && (
          <>
            <p>{t('card:count', { count: data.colours.length })}</p>
            <CardSwatches colours={data.colours} />
          </>
        )}
      </Card>
      {isOpen && data && <EditCard card={data} onClose={() => setOpen(false)} />}
    </div>
  )
}
