import {
  type CallToolResult,
  createMcpHandler,
  type McpHttpHandler,
  McpServer,
} from '@modelcontextprotocol/server'
import { offersFinance } from '#content/offers.ts'
import { site } from '#content/site.ts'
import { everyType } from '#content/sold-types.ts'
import { compareVehicles } from './compare-vehicles.ts'
import { findVehicle } from './find-vehicle.ts'
import { listFilters } from './list-filters.ts'
import { searchVehicles } from './search-vehicles.ts'
import { type Asked, dataRule, type ToolAnswer } from './tool-answer.ts'
import { compareInput, filtersInput, searchInput, vehicleInput } from './tool-schemas.ts'

/** What an assistant is told once: short, because it is in each of its conversations. */
export const instructions = [
  `The ${everyType} for sale at ${site.name}, ${site.area}. Read only: enquiries, reservations and applications are made by a person at the addresses that \`vehicle\` answers.`,
  dataRule,
  'Say which words of a phrase were not understood. Prices are those of the advert; `vat` says whether VAT is in them.',
  offersFinance
    ? 'Where you give a monthly figure, give the representative example of the same answer with it.'
    : 'Vehicles are sold without finance: there are no monthly prices.',
].join(' ')

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/**
 * Answers one request with the tools, which call what the API calls and have no rules of their own.
 *
 * @param answer Turns what a tool throws into an answer that tells nothing of the inside: the SDK would send its message.
 */
export function createAssistantHandler(
  asked: Asked,
  answer: (tool: () => Promise<ToolAnswer>) => Promise<ToolAnswer>,
): McpHttpHandler {
  // No subscriptions: a stream would hold its place in the queue.
  return createMcpHandler(() => createAssistantServer(asked, answer), { maxSubscriptions: 0, keepAliveMs: 0 })
}

function createAssistantServer(
  asked: Asked,
  answer: (tool: () => Promise<ToolAnswer>) => Promise<ToolAnswer>,
): McpServer {
  const server = new McpServer(
    { name: 'forecourt', title: site.name, version: '1.0.0', websiteUrl: asked.origin },
    { instructions },
  )
  const answered =
    <Input>(tool: (input: Input, asked: Asked) => Promise<ToolAnswer>) =>
    async (input: Input): Promise<CallToolResult> => {
      const { text, isFault } = await answer(() => tool(input, asked))
      return { content: [{ type: 'text', text }], ...(isFault && { isError: true }) }
    }
  server.registerTool(
    'search_vehicles',
    {
      title: 'Search vehicles',
      description:
        'Finds vehicles in stock by a buyer’s phrase, by filters or by both, and says which words of the phrase were not understood.',
      inputSchema: searchInput,
      annotations: readOnly,
    },
    answered(searchVehicles),
  )
  server.registerTool(
    'vehicle',
    {
      title: 'One vehicle',
      description: `The public record of a vehicle, how its price compares with similar stock${offersFinance ? ', a monthly estimate' : ''}, and where a person enquires.`,
      inputSchema: vehicleInput,
      annotations: readOnly,
    },
    answered(findVehicle),
  )
  server.registerTool(
    'filters',
    {
      title: 'Filters',
      description:
        'The filters of a type of vehicle, their values in stock and how many vehicles each finds.',
      inputSchema: filtersInput,
      annotations: readOnly,
    },
    answered(listFilters),
  )
  server.registerTool(
    'compare',
    {
      title: 'Compare vehicles',
      description: 'Two to four vehicles side by side: what differs, and what is the same.',
      inputSchema: compareInput,
      annotations: readOnly,
    },
    answered(compareVehicles),
  )
  return server
}
