import { isPersonal, pairedText, parseTextStyle, shareStyle, textStyleOf, type TextLayer } from '@kitwright/design'
import { loadFonts } from '@kitwright/library/browser'
import { Button, Text } from '@mantine/core'
import { IconCopy, IconClipboardText, IconFlipVertical, IconUsersGroup } from '@tabler/icons-react'
import { newId } from '../../../drafts/index.ts'
import { toast } from '../../../ui/index.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudio, useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { copyStyle, readStyle } from './clipboard.ts'
import { useLettering } from './lettering.ts'
import styles from './text.module.css'

/** A style from one text to another, through the clipboard. */
function Clipboard({ layer }: { layer: TextLayer }) {
  const say = useLettering()
  const edit = useEdit()
  const copy = async (): Promise<void> => {
    await copyStyle(JSON.stringify(textStyleOf(layer)))
    toast('success', say('copied'))
  }
  const paste = async (): Promise<void> => {
    const json = await readStyle()
    if (json === null) return toast('error', say('clipboardClosed'))
    const style = parseTextStyle(json)
    if (!style) return toast('error', say('invalidStyle'))
    await loadFonts([style.font])
    edit.change(layer.id, style)
    toast('success', say('pasted'))
  }
  return (
    <>
      <Button
        variant="default"
        className={styles.action}
        justify="start"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {say('copyStyle')}
      </Button>
      <Button
        variant="default"
        className={styles.action}
        justify="start"
        leftSection={<IconClipboardText size={18} aria-hidden />}
        onClick={() => void paste()}
      >
        {say('pasteStyle')}
      </Button>
    </>
  )
}

/** Names and numbers are worn together: one style for all of them. */
function ForSquad({ layer }: { layer: TextLayer }) {
  const say = useLettering()
  const edit = useEdit()
  const api = useStudioApi()
  const share = (): void => {
    const command = shareStyle(documentOf(api.getState()), layer)
    if (command) edit.commit(command)
    toast('success', say('sharedStyle'))
  }
  return (
    <Button
      variant="default"
      className={styles.action}
      justify="start"
      leftSection={<IconUsersGroup size={18} aria-hidden />}
      onClick={share}
    >
      {say('forSquad')}
    </Button>
  )
}

const CLOSE_MM = 2

/** A text on one sleeve or leg also on the other, as in a mirror but readable. */
function OtherSide({ layer }: { layer: TextLayer }) {
  const say = useLettering()
  const edit = useEdit()
  const garment = useStudio(state => state.garment)
  const { options, layers } = useStudio(documentOf)
  const pair = pairedText(layer, { garment, options }, 'pair')
  if (!pair) return null
  const isThere = layers.some(
    other =>
      other.kind === 'text' &&
      other.piece === pair.piece &&
      other.text === pair.text &&
      Math.hypot(other.xMm - pair.xMm, other.yMm - pair.yMm) < CLOSE_MM,
  )
  return (
    <>
      <Button
        variant="default"
        className={styles.action}
        justify="start"
        disabled={isThere}
        leftSection={<IconFlipVertical size={18} aria-hidden />}
        onClick={() => edit.add({ ...pair, id: newId() })}
      >
        {say('pair')}
      </Button>
      {isThere && <Text size="xs">{say('pairThere')}</Text>}
    </>
  )
}

/** Where else a text's style goes. */
export function StyleActions({ layer }: { layer: TextLayer }) {
  return (
    <>
      <Clipboard layer={layer} />
      {isPersonal(layer.role) && <ForSquad layer={layer} />}
      <OtherSide layer={layer} />
    </>
  )
}
