import type { ShownBlock } from '@kitwright/pages/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockFrame } from '../BlockFrame.tsx'
import { QuoteForm } from './QuoteForm.tsx'

/** Asks the shop for a price; the request arrives among the shop's messages. */
export function QuoteBlock({ block }: { block: Extract<ShownBlock, { kind: 'quote' }> }) {
  const { t } = useTranslation(['pages'])
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return (
    <BlockFrame block={block} title={block.title} lead={block.lead}>
      {sentFrom === null ? (
        <QuoteForm onSent={setSentFrom} />
      ) : (
        <div className="form form--sent" role="status">
          <h3>{t('pages:contact_sent')}</h3>
          <p>{t('pages:contact_sent_text', { contact: sentFrom })}</p>
        </div>
      )}
    </BlockFrame>
  )
}
