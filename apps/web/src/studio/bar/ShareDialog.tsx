import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { createContext, use, useState, type ReactNode } from 'react'
import { useApi, useProblemText } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'
import { useSave } from '../save/SaveContext.ts'
import { useWords } from '../words.ts'

const ShareContext = createContext<() => void>(() => {})

/** Begins sharing: saves, makes the link and shows it. */
export const useShare = (): (() => void) => use(ShareContext)

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches && 'share' in navigator

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  const say = useWords()
  const onCopy = async (): Promise<void> => {
    if (link && (await copy(link))) toast('success', say('linkCopied'))
  }
  return (
    <Modal
      opened={link !== null}
      onClose={onClose}
      title={say('shareTitle')}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      <Stack gap="md">
        <Text size="sm">{say('shareText')}</Text>
        <TextInput
          label={say('shareLink')}
          readOnly
          value={link ?? ''}
          onFocus={event => event.currentTarget.select()}
        />
        <Group gap="xs">
          <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void onCopy()}>
            {say('copyLink')}
          </Button>
          {isPhone() && (
            <Button variant="default" onClick={() => void navigator.share({ url: link ?? '' }).catch(() => null)}>
              {say('share')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

/** Makes the share link for everything inside. */
export function ShareRoot({ children }: { children: ReactNode }) {
  const api = useApi()
  const problemText = useProblemText()
  const { save } = useSave()
  const [link, setLink] = useState<string | null>(null)
  const share = async (): Promise<void> => {
    const id = await save()
    if (!id) return
    const answer = await api('POST /api/designs/{id}/preview', { params: { id } })
    if (answer.ok) setLink(new URL(answer.value.path, location.origin).href)
    else toast('error', problemText(answer.error))
  }
  return (
    <ShareContext value={() => void share()}>
      {children}
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </ShareContext>
  )
}
