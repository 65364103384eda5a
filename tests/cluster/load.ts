import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Load {
  answered(): number
  /** What a client got instead of an answer, or an answer that it should not get. */
  failures: string[]
  /** The ids of the applications that were answered with 201. */
  accepted: string[]
  /** Lets every client finish its last request. */
  stop(): Promise<void>
}

const paths = ['/api/vehicles/v1', '/car-search', '/healthz', '/api/vehicles/search/car?pageSize=3', '/']
const application = JSON.stringify({ vehicleId: 'v1', vehicleDetails: {}, surname: 'Quillfeather' })

/** Sends requests from `kept` clients, each on a connection that it keeps, and `fresh` ones with a connection for each. */
export function startLoad(address: string, { kept, fresh }: { kept: number; fresh: number }): Load {
  const agents = Array.from(
    { length: kept + fresh },
    (_, client) => new Agent({ keepAlive: client < kept, maxSockets: 1 }),
  )
  const failures: string[] = []
  const accepted: string[] = []
  let answered = 0
  let stopping = false

  async function send(agent: Agent, client: number, turn: number): Promise<void> {
    const isForm = turn % 7 === 0
    const path = isForm ? '/api/finance-application' : (paths[turn % paths.length] as string)
    const headers = {
      'x-forwarded-for': `192.0.2.${client + 1}, 198.51.100.${turn % 250}`,
      ...(isForm && { 'content-type': 'application/json', 'idempotency-key': `${client}-${turn}` }),
    }
    const sent = request(`${address}${path}`, { agent, headers, method: isForm ? 'POST' : 'GET' })
    // Only a client that waits for ever fails: the machine may be busy with other tests.
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer')))
    sent.end(isForm ? application : undefined)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const body = await text(answer)
    if (answer.statusCode !== (isForm ? 201 : 200)) failures.push(`${answer.statusCode} for ${path}`)
    else if (isForm) accepted.push(JSON.parse(body).id)
    answered += 1
  }

  async function run(agent: Agent, client: number): Promise<void> {
    for (let turn = client; !stopping; turn++) {
      await send(agent, client, turn).catch((error: unknown) => failures.push(`${error}`))
    }
    agent.destroy()
  }

  const clients = agents.map(run)
  return {
    answered: () => answered,
    failures,
    accepted,
    async stop() {
      stopping = true
      await Promise.all(clients)
    },
  }
}
