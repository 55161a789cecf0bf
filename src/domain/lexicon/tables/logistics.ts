/** Supply chain, buying, warehouses, transport, driving. */
export const logistics = `
# supply chain: logistics
Supply chain management|supply chain, supply chain operations, supply chain planning, supply chain solutions, supply chain optimization, end to end supply chain
Logistics|logistics management, logistics operations, logistics coordination, inbound logistics, outbound logistics, reverse logistics, distribution logistics, logistics planning, third party logistics, 3pl
Demand planning|s&op, sales and operations planning, supply planning, replenishment planning, demand forecasting models, replenishment
Distribution|distribution management, distribution center, product distribution, distribution channels
Materials management|material planning, material control, raw materials
Inventory management|inventory control, stock control, stock management, inventory, inventory levels, cycle counts, cycle counting, stocktaking, physical inventory, inventory tracking, stock levels, stock replenishment, inventory records, inventory counts, take inventory, inventory accuracy, inventorying supplies, inventory systems
Order management|order processing, order fulfillment, order entry, process orders, processing orders, fulfillment, order fulfilment, sales orders, place orders, placing orders, customer orders, order tracking
Just-in-time|jit, vendor managed inventory, kanban replenishment
# procurement: logistics, procurement
Procurement|purchasing, buying, strategic procurement, purchase management, public procurement, indirect procurement, procurement management, procure
Strategic sourcing|sourcing strategy, global sourcing, category management, spend analysis, supplier sourcing, vendor sourcing
Purchase orders|purchase requisitions, po processing, purchase order management
Vendor management|supplier management, supplier relationship management, vendor relations, supplier relations, vendor relationships, supplier negotiation, vendor negotiation, vendor selection, supplier selection, supplier evaluation, third party vendors
RFP|request for proposal, rfx
RFQ|request for quotation
RFI
Contract management|contract negotiation, contract administration, contracting, contract review, negotiating contracts, negotiate contracts, contract lifecycle management
Cost reduction|cost savings, cost control, cost containment, cost management, expense control, cost optimization, reduce costs, control costs
SAP Ariba|ariba, oracle procurement
Coupa
Jaggaer
Price negotiation|price analysis
Import/export|international trade, export documentation, letters of credit, import and export
 Customs clearance|customs brokerage, customs regulations
 Incoterms
Trade compliance|export compliance
# warehousing: logistics
Warehouse operations|warehousing, warehouse management, warehouse, warehouse work, warehouse worker, warehouse associate
Warehouse management systems|=WMS, wms, manhattan wms
Shipping and receiving|shipping, receiving, receiving goods, goods receipt, receive shipments, dispatching goods, receive deliveries, receiving merchandise
Order picking|picking and packing, pick and pack, order picker, pick/pack, picking orders, order selecting
Loading and unloading|loading/unloading, truck loading, unloading trucks, load and unload, unload trucks, loading, unloading, loading trucks
Forklift operation|forklift, forklift operator, forklift driving, order picker truck, counterbalance
 Reach truck
 Pallet jack|electric pallet jack, hand truck
RF scanners|barcode scanning, barcode scanners, rfid, hand-held scanner
Palletizing|pallets, palletising, shrink wrap
Material handling|moving materials, material handler, stock handling
Stocking|stock shelves, shelf stocking, stocking shelves, restocking, shelf filling, stock merchandise, stocking merchandise, stock supplies, stocking supplies
Cold chain|temperature controlled storage
Inventory software|fishbowl
# transport: transport
Transportation management|transport planning, transportation planning, transport management, transport logistics, transport operations
Route planning|route optimization, delivery routes
Fleet management|vehicle fleet, fleet maintenance, fleet operations
Freight forwarding|freight, freight management, carrier management, ltl, ftl
 Air freight
 Ocean freight|sea freight
 Freight brokerage
Dispatching|dispatch, dispatcher, driver dispatch
Truck driving|truck driver, cdl driving, commercial driving, lorry driving, hgv driving, dump truck, straight truck, box truck, intermodal
 Tractor-trailer driving|tractor trailer, semi truck
 Flatbed driving|flatbed
 Long-haul driving|long haul, over the road, otr
Vehicle driving|delivery driving, vehicle operation, operate vehicles, company vehicle, safe driving, van driving, drive vehicle, driving record, clean driving record, good driving record
Package delivery|delivery driver, last mile delivery, courier, delivering packages
Bus driving|passenger transport, bus driver, school bus, public transport, chauffeur, taxi driving, ride-sharing
Vehicle inspections|pre-trip inspection, post-trip inspection
DOT regulations|dot compliance, fmcsa, hours of service, electronic logging, logbooks, tachograph, dot regulations compliance
Load securing|cargo securing, load securement, tarping, cargo handling
Aviation operations|flight operations, airport operations, ground handling, air traffic control, ramp operations, aviation, flight planning, cabin crew, flight attendant, airline operations
Maritime operations|seamanship, vessel operations, port operations, navigation at sea, deckhand, stevedoring, marine navigation
Railway operations|train driving, rail operations, signalling
Moving services|furniture moving, relocation services, move furniture
Postal services|mail sorting, mail delivery, mailroom, mail distribution, mail handling
`;
