declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  const MemoryAdapter: import('oidc-provider').AdapterConstructor;
  export default MemoryAdapter;
}
