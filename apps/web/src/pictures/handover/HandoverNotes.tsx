import type { Response_ } from '@kitwright/contract'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../useMoments.ts'
import css from './Handover.module.css'

type Note = Response_<'GET /api/handovers/{token}'>['items'][number]['notes'][number]

function Said({ note: { kind, text, photo } }: { note: Note }) {
  const { t } = useTranslation(['suppliers'])
  if (photo)
    return (
      <a href={photo.url} target="_blank" rel="noreferrer" aria-label={t('suppliers:open_photo')}>
        <img src={photo.url} alt="" loading="lazy" width={photo.widthPx} height={photo.heightPx} />
      </a>
    )
  if (kind === 'text' || kind === 'photo') return <p className={css.text}>{text}</p>
  return (
    <p className={css.step}>
      {t(`suppliers:note_${kind}`)}
      {text && ` · ${t('suppliers:tracked', { number: text })}`}
    </p>
  )
}

/** What was done and said of an order between a shop and its supplier, the earliest first; `supplier` is what the supplier is called here. */
export function HandoverNotes({ notes, supplier }: { notes: readonly Note[]; supplier: string }) {
  const moment = useMoments()
  if (notes.length === 0) return null
  return (
    <ol className={css.notes}>
      {notes.map(note => (
        <li key={note.id} data-side={note.by === null ? 'supplier' : 'shop'}>
          <Said note={note} />
          <small>
            {note.by ?? supplier} · {moment(note.at)}
          </small>
        </li>
      ))}
    </ol>
  )
}
