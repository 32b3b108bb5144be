import type { EntryAttachment } from '../entryStore.ts'

/** The parts of a received mail that are read. */
export interface ParsedMail {
  /** The values of all headers that may name the address it was sent to. */
  readonly recipients: readonly string[]
  readonly sender: string
  readonly subject: string
  /** Without the quoted mail below the answer; empty if nothing was written. */
  readonly text: string
  readonly messageId: string | null
  /** Whether a program wrote it: an absence note, a list, a report of a mail server. */
  readonly isAutomatic: boolean
  readonly attachments: readonly EntryAttachment[]
}
