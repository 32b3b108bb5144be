import { useTranslation } from '../../../texts/index.ts'

/** The rest appears on demand. */
const SHOWN = 5

function Items({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** Preflight messages, the first few visible at once. */
export function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  const { t } = useTranslation(['production'])
  const rest = sentences.slice(SHOWN)
  return (
    <>
      <Items sentences={sentences.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('production:preflight_more', { count: rest.length })}</summary>
          <Items sentences={rest} />
        </details>
      )}
    </>
  )
}
