import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** The revisions of the protocol that assistants speak: with a handshake, and since 2026 with the version in each request. */
export const eras = ['legacy', 'auto'] as const

export interface Assistant {
  client: Client
  /** The text that a tool answers. @throws {Error} where it answers a fault. */
  call(tool: string, input: Record<string, unknown>): Promise<string>
  /** The text of the fault that a tool answers. @throws {Error} where it answers anything else. */
  fault(tool: string, input: Record<string, unknown>): Promise<string>
}

/** The official client over real HTTP. */
export async function connectAssistant(url: string, era: (typeof eras)[number] = 'auto'): Promise<Assistant> {
  const client = new Client(
    { name: 'a buyer’s assistant', version: '1.0.0' },
    { versionNegotiation: { mode: era } },
  )
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)))
  async function ask(isFault: boolean, tool: string, input: Record<string, unknown>): Promise<string> {
    const { content, isError = false } = await client.callTool({ name: tool, arguments: input })
    const [first, second] = content
    if (first?.type !== 'text' || second !== undefined) throw new Error('The answer is not one text')
    if (isError !== isFault) throw new Error(first.text)
    return first.text
  }
  return {
    client,
    call: (tool, input) => ask(false, tool, input),
    fault: (tool, input) => ask(true, tool, input),
  }
}

/** The block of data of an answer, and what is said outside of it. @throws {Error} unless there is one block. */
// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect in it.
export function readAnswer(text: string): { said: string; data: Record<string, any> } {
  const [before = '', ...opened] = text.split('\n<stock-data>\n')
  const [inside = '', ...closed] = (opened[0] ?? '').split('\n</stock-data>')
  if (opened.length !== 1 || closed.length !== 1) throw new Error('There is not one block of data')
  return { said: before + closed[0], data: JSON.parse(inside) }
}
