import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('open/:token', 'routes/open.tsx'),
  layout('routes/inside.tsx', [
    index('routes/today.tsx'),
    route('leads', 'routes/leads.tsx'),
    route('leads/find', 'routes/find.tsx'),
    route('leads/:id', 'routes/lead.tsx'),
    route('stock', 'routes/stock.tsx'),
    route('stock/add', 'routes/stock-add.tsx'),
    route('stock/prices', 'routes/prices.tsx'),
    route('stock/registers', 'routes/registers.tsx'),
    route('stock/:id', 'routes/vehicle.tsx'),
    route('stock/:id/fields', 'routes/vehicle-fields.tsx'),
    route('stock/:id/photos', 'routes/photos.tsx'),
    route('stock/:id/photos/upload', 'routes/photos-upload.ts'),
    route('files', 'routes/files.tsx'),
    route('files/upload', 'routes/files-upload.ts'),
    route('files/:id', 'routes/file.tsx'),
    route('person', 'routes/person.tsx'),
    route('person/copy', 'routes/person-copy.tsx'),
    route('person/download', 'routes/person-download.ts'),
    route('site', 'routes/site.tsx'),
    route('watch', 'routes/watch.ts'),
    route('close', 'routes/close.ts'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
