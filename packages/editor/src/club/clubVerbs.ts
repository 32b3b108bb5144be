import {
  replaceColour,
  snapToClubColours,
  TONES,
  withClubColours,
  type ClubColour,
  type Command,
  type Tone,
} from '@kitwright/design'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs } from '../state/types.ts'

type ClubEditor = Access<DocumentState & DocumentVerbs>

/** Initial value of a new colour until another is chosen. */
const NEXT: Readonly<Record<Tone, string>> = {
  main: '#1e3a8a',
  second: '#d4a017',
  accent: '#dc2626',
  deep: '#0f172a',
  light: '#ffffff',
}

const clubOf = (editor: Access<DocumentState>): readonly ClubColour[] => documentOf(editor.getState()).clubColours

function change(editor: ClubEditor, tone: Tone, by: Partial<ClubColour>, gesture?: string): void {
  const own = clubOf(editor).find(each => each.tone === tone)
  if (own) editor.getState().commit({ kind: 'setClubColour', clubColour: { ...own, ...by } }, gesture)
}

/** Changes a club colour in the open kit; every use follows. */
export const recolourClub = (editor: ClubEditor, tone: Tone, colour: string, gesture?: string): void =>
  change(editor, tone, { colour }, gesture)

/** Renames a club colour; null restores the name of its tone. */
export const renameClubColour = (editor: ClubEditor, tone: Tone, name: string | null): void =>
  change(editor, tone, { name })

/** Removes a club colour; its uses keep their colour. */
export const removeClubColour = (editor: ClubEditor, tone: Tone): void =>
  editor.getState().commit({ kind: 'removeClubColour', tone })

/** Returns the first tone without a club colour; undefined when the maximum number is reached. */
export const freeTone = (club: readonly ClubColour[]): Tone | undefined =>
  TONES.find(tone => !club.some(own => own.tone === tone))

/** Adds a club colour of the first free tone; without one, nothing changes. */
export function addClubColour(editor: ClubEditor): void {
  const tone = freeTone(clubOf(editor))
  if (!tone) return
  editor.getState().commit({ kind: 'setClubColour', clubColour: { tone, name: null, colour: NEXT[tone] } })
}

/** Replaces the values of club colours, whose names stay. Missing ones are added; none is removed. */
export function wearClubColours(editor: ClubEditor, colours: readonly ClubColour[]): void {
  const club = clubOf(editor)
  const commands = TONES.flatMap((tone): Command[] => {
    const next = colours.find(each => each.tone === tone)
    const name = club.find(own => own.tone === tone)?.name ?? null
    return next ? [{ kind: 'setClubColour', clubColour: { tone, name, colour: next.colour } }] : []
  })
  editor.getState().commit({ kind: 'batch', commands })
}

/** Makes the design's own colours its club colours. Nothing looks different. */
export function makeClubColours(editor: ClubEditor): void {
  const state = editor.getState()
  state.commitDesign(withClubColours(documentOf(state)))
}

/** Replaces every free use of a colour. */
export function replaceFreeColour(editor: ClubEditor, from: string, to: string, gesture?: string): void {
  const state = editor.getState()
  state.commitDesign(replaceColour(documentOf(state), from, { colour: to }), gesture)
}

/** Replaces every free opaque colour by the most similar club colour. */
export function snapToClub(editor: ClubEditor): void {
  const state = editor.getState()
  state.commitDesign(snapToClubColours(documentOf(state)))
}
