import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { useMoments } from '../../session/index.ts'
import css from './Handover.module.css'

type Note = Response_<'GET /api/handovers/{token}'>['items'][number]['notes'][number]

type Photo = NonNullable<Note['photo']>

function Picture({ photo }: { photo: Photo }) {
  const { t } = useTranslation(['suppliers'])
  return (
    <a href={photo.url} target="_blank" rel="noreferrer" aria-label={t('suppliers:open_photo')}>
      <img src={photo.url} alt="" loading="lazy" width={photo.widthPx} height={photo.heightPx} />
    </a>
  )
}

function Said({ note: { kind, text } }: { note: Note }) {
  const { t } = useTranslation(['suppliers'])
  if (kind === 'text' || kind === 'photo') return <p className={css.text}>{text}</p>
  return (
    <p className={css.step}>
      {t(`suppliers:note_${kind}`)}
      {text && ` · ${t('suppliers:tracked', { number: text })}`}
    </p>
  )
}

/** Groups the photos that one side sends in a row; every other note is a group of its own. */
function runsOf(notes: readonly Note[]): Note[][] {
  const runs: Note[][] = []
  for (const note of notes) {
    const last = runs.at(-1)?.at(-1)
    if (last?.photo && note.photo && last.by === note.by) runs.at(-1)!.push(note)
    else runs.push([note])
  }
  return runs
}

/**
 * Shows what a shop and its supplier did and said about an order, the earliest first; `supplier` is the supplier's name
 * here.
 */
export function HandoverNotes({ notes, supplier }: { notes: readonly Note[]; supplier: string }) {
  const moment = useMoments()
  if (notes.length === 0) return null
  return (
    <ol className={css.notes}>
      {runsOf(notes).map(run => {
        const [note] = run as [Note]
        const photos = run.flatMap(({ id, photo }) => (photo ? [{ id, photo }] : []))
        return (
          <li key={note.id} data-side={note.by === null ? 'supplier' : 'shop'}>
            {photos.length === 0 && <Said note={note} />}
            {photos.length > 0 && (
              <div className={photos.length > 1 ? css.row : undefined}>
                {photos.map(({ id, photo }) => (
                  <Picture key={id} photo={photo} />
                ))}
              </div>
            )}
            <small>
              {note.by ?? supplier} · {moment(run.at(-1)!.at)}
            </small>
          </li>
        )
      })}
    </ol>
  )
}
