import { addFonts, type FontUse, libraryFontOf, type LibraryFont } from '@kitwright/library'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import { useApi, useProblemText, useSend } from '../../../../../session/index.ts'

export interface FontTaker {
  /** The catalogue font that is being added to the shop, or that the server refused, with its reason. */
  readonly taking: { readonly family: string; readonly refusal?: string } | null
  /** Maps a font added while the picker is open back to its catalogue id, as the list shows it. */
  readonly asListed: (use: FontUse) => FontUse
  /** Chooses a font. A catalogue font is chosen once the shop has it. */
  readonly choose: (id: string) => Promise<void>
}

/** Adds a catalogue font to the shop before a text uses it, so that print and screen match. */
export function useTakeFont(outside: readonly LibraryFont[], onChoose: (font: string) => void): FontTaker {
  const api = useApi()
  const queries = useQueryClient()
  const send = useSend(null)
  const { t } = useTranslation(['fonts'])
  const problemText = useProblemText()
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map())
  const [taking, setTaking] = useState<FontTaker['taking']>(null)
  const latest = useRef('')
  // The list reloads only when the picker closes, so rows stay in place while it is open.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: ['GET /api/resources/fonts'] }), [queries])
  const choose = async (id: string): Promise<void> => {
    latest.current = id
    const known = taken.get(id)
    const font = outside.find(each => each.id === id)
    if (known !== undefined || !font) {
      setTaking(null)
      onChoose(known ?? id)
      return
    }
    const { family } = font
    setTaking({ family })
    const isAdded = await send(async () => api('POST /api/resources/fonts', { body: { catalogueId: id } }), {
      isQuiet: true,
      done: ({ value: { own, ...rest } }) => {
        if (own) addFonts([libraryFontOf({ ...rest, ...own })])
        setTaken(before => new Map(before).set(id, rest.id))
        if (latest.current === id) onChoose(rest.id)
      },
      // A toast would lie over the list, on a phone over all of its head.
      refused: ({ error }) => {
        const refusal = error.id === 'not-found' ? t('fonts:no_longer') : problemText(error)
        if (latest.current === id) setTaking({ family, refusal })
        return true
      },
    })
    if (isAdded && latest.current === id) setTaking(null)
  }
  const asListed = (use: FontUse): FontUse => {
    const [listed] = [...taken].find(([, own]) => own === use.font) ?? []
    return listed === undefined ? use : { ...use, font: listed }
  }
  return { taking, asListed, choose }
}
