import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { DesignTile } from '../../domainComponents/index.ts'
import { CallFailure, useApi, useCall, usePreferences } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import type { TypedLine } from '../edits/editForm.ts'
import { startLine } from '../edits/startLine.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './StaffOrder.module.css'

interface Props {
  readonly draftId: string
  readonly onAdd: (line: TypedLine) => void
}

const SHOWN = 24
const TYPING_MS = 250

/** The shop's designs to choose from. A chosen one becomes a design of the customer. */
function TemplateDialog({ draftId, onAdd, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation(['counter', 'common'])
  const { language } = usePreferences()
  const api = useApi()
  const act = useOfficeAction()
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text, TYPING_MS)
  const { data, error, refetch } = useCall(
    'GET /api/templates',
    { query: { search, pageSize: SHOWN } },
    { isSticky: true },
  )
  const { data: products } = useCall('GET /api/products', {})
  const choose = async (templateId: string): Promise<void> => {
    const call = { params: { id: draftId }, body: { templateId } }
    await act(async () => api('POST /api/office/order-drafts/{id}/designs', call), {
      done: ({ value: { id: designId, name: designName, productType } }) => {
        const line = startLine({ designId, designName, productType, lines: [], products })
        if (line) onAdd(line)
        onClose()
      },
    })
  }
  return (
    <Dialog title={t('counter:template')} size={720} closeLabel={t('common:close')} onClose={onClose}>
      <TextInput
        type="search"
        aria-label={t('counter:template_search')}
        placeholder={t('counter:template_search')}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <p className={css.hint}>{t('counter:template_hint')}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <ul className={css.templates}>
        {data?.items.map(template => (
          <li key={template.id}>
            <button type="button" onClick={() => void choose(template.id)}>
              {/* The store's tiles are packaged. Others would be drawn first, and a press would wait for them. */}
              <DesignTile template={template} alt="" sizes="(max-width: 600px) 40vw, 190px" />
              {template.name[language]}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Adds a design of the shop to an unfinished order. */
export function AddTemplate(props: Props) {
  const { t } = useTranslation(['counter'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('counter:template')}
      </Button>
      {isOpen && <TemplateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
