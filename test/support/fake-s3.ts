import { createServer } from 'node:http';

/** A server that keeps objects as S3 does: by PUT, GET and DELETE of their path, for who signs with the known key. */
export interface FakeS3 {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Answers everything with this status, until it is undefined again; a redirect leads to where the object is. */
  broken: { status: number | undefined };
  close(): Promise<void>;
}

const moved = '/moved';

export async function fakeS3(accessKeyId: string): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const broken: FakeS3['broken'] = { status: undefined };
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', method, headers } = request;
      const signed = (headers.authorization ?? '').startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`);
      const end = (status: number, body?: Buffer) => void answer.writeHead(status).end(body);
      if (broken.status !== undefined && path.startsWith(moved)) return end(200, Buffer.from('from elsewhere'));
      if (broken.status !== undefined) return void answer.writeHead(broken.status, { location: moved }).end();
      if (!signed) return end(403);
      if (method === 'PUT') {
        objects.set(path, Buffer.concat(parts));
        return end(200);
      }
      if (method === 'DELETE') {
        objects.delete(path);
        return end(204);
      }
      const found = objects.get(path);
      return found ? end(200, found) : end(404);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    broken,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
