/** Building, trades, repair. */
export const construction = `
# construction management: construction
Construction management|construction project management, construction projects, construction manager, building construction, commercial construction, residential construction, construction
Construction estimating|estimating, cost estimation, cost estimating, quantity takeoff, take-offs, quantity surveying, estimator, cost estimates, material takeoff, construction estimator, prepare estimates, estimation
Bidding|bid preparation, tendering, tender preparation, bids, bid management, prepare bids, proposals and bids
Subcontractor management|subcontractors, managing subcontractors, contractor management, contractors
Site supervision|site management, construction supervision, superintendent, site supervisor, jobsite supervision, field supervision
Construction inspection|building inspection, site inspection
Building codes|building regulations, code compliance, construction codes, building standards
Permitting|building permits
Blueprint reading|reading blueprints, blueprints, read blueprints, construction drawings, plan reading, project drawings, read plans, architectural drawings, interpret blueprints, drawings and plans, reading plans
Construction scheduling|critical path method, construction schedules
 Primavera P6|primavera
Procore
Bluebeam
PlanSwift
Buildertrend
PlanGrid
RFIs|submittals, change orders, request for information, punch list
RSMeans|costx
Xactimate
On-Screen Takeoff
BIM|building information modeling
 Revit|autodesk revit, revit mep
 Navisworks
Construction safety|site safety, jobsite safety, safety on site
Lean construction|last planner
Tenant improvement|renovation, remodeling, refurbishment, fit-out, multi-family, mixed-use
# trades: construction
Carpentry|carpenter, woodworking, joinery
 Framing carpentry|wood-frame
 Cabinet making
 Finish carpentry|trim carpentry
 Formwork
Drywall|drywall installation, drywall repair, plastering, drywall finishing, patching drywall
Painting|house painting, interior painting, spray painting, wallpapering, painting and decorating
Masonry|bricklaying, stone masonry, block laying
Concrete work|concrete finishing, concrete pouring, pouring concrete, concrete placement
Roofing|roof repair, shingles
Flooring|hardwood flooring, floor installation, vinyl flooring
 Tile setting|tiling, tile installation, floor tiles
 Carpet installation
Plumbing|plumber, plumbing repair, pipework, plumbing systems
 Pipefitting
 Gas fitting
HVAC|heating and cooling, air conditioning, heating ventilation and air conditioning, hvac installation, hvac repair, hvac maintenance, hvac/r, ventilation, ductwork
 Refrigeration
 Boilers
 Chillers
 Heat pumps
Electrical trade|electrician, journeyman electrician, residential wiring, industrial electrician
Welding|flux core, welder, welding techniques
 MIG welding|mig, gmaw
 TIG welding|tig, gtaw
 Arc welding|stick welding, smaw
 Pipe welding
Brazing
Metal fabrication|fabrication, metalwork, steel fabrication, metal working, ironwork, structural steel, steel erection, steel structures
Glazing|glass installation, window installation
Insulation|insulation installation, insulation work
Scaffolding|scaffold erection, working at heights, work at heights
Heavy equipment operation|heavy equipment, front end loader, heavy machinery
 Excavators
 Bulldozers
 Backhoes
 Skid steers
 Crane operation|crane operator
Rigging|slinging, signaling loads, rigging and lifting
Demolition
Landscaping|groundskeeping, grounds maintenance, aeration, fertilizing, mulching, tree care
 Lawn care|lawn maintenance, lawn mowing, mowing
 Pruning|tree trimming
 Irrigation systems
 Gardening
Snow removal|ice removal, snow plowing
Paving|asphalt paving, road work
Pest control|extermination, pesticide application
Hand tools|power tools, hand and power tools, use of hand tools, pneumatic tools
Ladders|climb ladders, ladder safety, climbing ladders
Manual labor|general labor, physical labor, laborer, general laborer, manual labour
Interior finishing|ceiling tiles, cabinetry, millwork, doors and windows, trim work, kitchen installation, locksmithing
Solar installation|pv installation, photovoltaics, solar panels, solar energy
Elevator maintenance|lift maintenance, elevators
Pool maintenance|pool cleaning
Kitchen and bath design|kitchen design, bath design, 20-20 design, cabinet design, space planning
# maintenance and repair: construction, manufacturing
Maintenance|equipment maintenance, machine maintenance, general maintenance, routine maintenance, maintaining equipment, maintain equipment, mechanical maintenance, industrial maintenance, maintenance technician, maintenance mechanic, equipment repair, repair and maintenance, repairs, machine repair, repairing equipment, repair equipment, maintenance and repair
Preventive maintenance|preventative maintenance, planned maintenance, pm schedules, predictive maintenance, corrective maintenance, preventive maintenance programs
CMMS|computerized maintenance management system, work order management, work orders, work order system
 Maximo
 Archibus
 SAP PM
Mechanical aptitude|mechanically inclined, mechanical skills, mechanical ability, mechanical knowledge, mechanical troubleshooting
Hydraulics|hydraulic systems, pneumatics, pneumatic systems, fluid power
Bearings|gearboxes, conveyors, conveyor systems, belts and pulleys, pumps, compressors, pump operation, valves, power transmission equipment
Building maintenance|facility maintenance, property maintenance, building engineer, handyman, building systems, building repairs
Auto repair|automotive repair, vehicle repair, auto mechanic, automotive service, automotive maintenance, vehicle maintenance, car repair, automotive technician, automotive diagnostics, vehicle inspection, automotive
Brakes|brake repair, suspension, steering and suspension, vehicle electrical systems
Wheel alignment
Tire service|tire changes, tires, tire repair
Oil changes
Engine repair
Transmission repair
Diesel mechanics|diesel engines, diesel engine repair, diesel technician, diesel
Auto body repair|collision repair, dent repair, auto painting
Service advising|service advisor, service writer, service writing, vehicle service
Small engine repair
Appliance repair|appliance installation
Motorcycle repair|bicycle repair
Aircraft maintenance|aviation maintenance, airframe and powerplant, a&p mechanic, aircraft inspection
Equipment installation|installing equipment, install equipment, machine installation, installation, installing machinery, installation and maintenance
Calibration|equipment calibration, instrument maintenance, calibrate
Lubrication|greasing
Parts ordering|spare parts, parts inventory, order parts, parts orders, parts management
Repair quotes|repair estimates
`;
