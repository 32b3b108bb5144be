import type { ProductType } from '@kitwright/garment'
import type { ShownBlock } from '@kitwright/pages/content'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { BlockFrame } from '../BlockFrame.tsx'
import { QuoteForm } from './QuoteForm.tsx'

interface Props {
  readonly block: Pick<Extract<ShownBlock, { kind: 'quote' }>, 'kind' | 'id' | 'title' | 'lead'>
  /** The garment that is chosen at first; the shop's first without it. */
  readonly type?: ProductType
}

/** Asks the shop for a price, without a design and an account; the request arrives among its quotes. */
export function QuoteBlock({ block, type }: Props) {
  const { t } = useTranslation(['offer'])
  const [sent, setSent] = useState<{ readonly number: string; readonly contact: string } | null>(null)
  return (
    <BlockFrame block={block} title={block.title} lead={block.lead}>
      {sent === null ? (
        <QuoteForm type={type} onSent={setSent} />
      ) : (
        <div className="form form--sent" role="status">
          <h3>{t('offer:sent_title', { number: sent.number })}</h3>
          <p>{t('offer:sent_text', { contact: sent.contact })}</p>
        </div>
      )}
    </BlockFrame>
  )
}
