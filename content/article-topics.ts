/** In the order of the list of articles. */
export const articleTopics = ['Buying', 'Finance', 'Running', 'Vans', 'Trucks'] as const
