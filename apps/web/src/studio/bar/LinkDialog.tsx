import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { toast } from '../../ui/index.ts'
import { useWords } from '../words.ts'

const canShare = (): boolean => matchMedia('(pointer: coarse)').matches && 'share' in navigator

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not a secure page, or not allowed: the link stands in the field, ready to be copied by hand.
    return false
  }
}

/** The share link, to copy or to hand to the phone's own share sheet. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const say = useWords()
  const onCopy = async (): Promise<void> => {
    if (await copy(link)) toast('success', say('linkCopied'))
  }
  return (
    <Modal opened onClose={onClose} title={say('shareTitle')} closeButtonProps={{ 'aria-label': say('close') }}>
      <Stack gap="md">
        <Text size="sm">{say('shareText')}</Text>
        <TextInput label={say('shareLink')} readOnly value={link} onFocus={event => event.currentTarget.select()} />
        <Group gap="xs">
          <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void onCopy()}>
            {say('copyLink')}
          </Button>
          {canShare() && (
            <Button variant="default" onClick={() => void navigator.share({ url: link }).catch(() => null)}>
              {say('share')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
